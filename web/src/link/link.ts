/** One WebSocket to the play server, mended when it breaks. At most one socket is ever listened to. */

import type { FromClient, ToClient } from '../wire/messages';
import { backoffMs } from './backoff';

/** The server closes with this when it does not know the session cookie. */
export const UNKNOWN_SESSION = 4401;
/** After these the server has nothing more to say. */
const OVER: ReadonlySet<string> = new Set<ToClient['type']>(['replaced', 'ended', 'tableClosed']);
const SILENCE_MS = 6000;

export interface Hooks {
  up(): void;
  down(): void;
  message(message: ToClient): void;
  /** Gets a session; called before a new try when the server did not know ours. */
  session(): Promise<void>;
}

export class Link {
  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #wanted = false;

  constructor(
    private readonly url: string,
    private readonly hooks: Hooks,
    private readonly make: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  open(): void {
    this.#wanted = true;
    this.#tries = 0;
    this.#connect();
  }

  close(): void {
    this.#wanted = false;
    this.#drop();
  }

  /** False when there is no connection; what mattered is sent again after the next snapshot. */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    this.#silence ??= setTimeout(() => this.lost(), SILENCE_MS);
    return true;
  }

  /** The connection is known to be gone: the network went off, or nobody answers. */
  lost(): void {
    if (this.#socket === null) return;
    this.#drop();
    this.hooks.down();
    this.#later();
  }

  /** The network is back: no need to wait out the pause. */
  hurry(): void {
    if (!this.#wanted || this.#socket !== null) return;
    this.#tries = 0;
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    const socket = this.make(this.url);
    this.#socket = socket;
    const mine = () => this.#socket === socket;
    socket.onopen = () => {
      if (mine()) this.hooks.up();
    };
    socket.onmessage = (event: MessageEvent) => {
      if (!mine()) return;
      this.#heard();
      this.#tries = 0;
      const message = JSON.parse(String(event.data)) as ToClient;
      if (OVER.has(message.type)) this.#wanted = false;
      this.hooks.message(message);
    };
    socket.onclose = (event: CloseEvent) => {
      if (!mine()) return;
      this.#drop();
      this.hooks.down();
      void this.#again(event.code);
    };
  }

  async #again(code: number): Promise<void> {
    if (code === UNKNOWN_SESSION) {
      try {
        await this.hooks.session();
      } catch {
        // No session now: the next try will ask again.
      }
    }
    this.#later();
  }

  #later(): void {
    if (!this.#wanted) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), backoffMs(this.#tries++, Math.random()));
  }

  #heard(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  #drop(): void {
    this.#heard();
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
