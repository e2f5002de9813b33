import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoffMs } from '../src/link/backoff';
import { Link } from '../src/link/link';

class FakeSocket {
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const newest = () => FakeSocket.made.at(-1) as FakeSocket;

function linked() {
  const hooks = { up: vi.fn(), down: vi.fn(), message: vi.fn(), session: vi.fn(async () => undefined) };
  const link = new Link('ws://here/play', hooks, () => new FakeSocket() as unknown as WebSocket);
  link.open();
  return { link, hooks };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
});
afterEach(() => vi.useRealTimers());

describe('the connection', () => {
  it('waits longer from try to try, up to eight seconds', () => {
    expect([0, 1, 2, 3, 9].map((tries) => backoffMs(tries, 1))).toEqual([250, 500, 1000, 2000, 8000]);
    expect(backoffMs(9, 0)).toBe(4000);
  });

  it('tells of its loss at once and comes back by itself', async () => {
    const { hooks } = linked();
    newest().opens();
    newest().breaks();
    expect(hooks.down).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.made).toHaveLength(2);
    newest().opens();
    expect(hooks.up).toHaveBeenCalledTimes(2);
  });

  it('hears each message once after three reconnects', async () => {
    const { hooks } = linked();
    for (let i = 0; i < 3; i++) {
      newest().opens();
      newest().breaks();
      await vi.advanceTimersByTimeAsync(5000);
    }
    newest().opens();
    newest().says({ type: 'left' });
    for (const old of FakeSocket.made.slice(0, -1)) old.says({ type: 'left' });
    expect(hooks.message).toHaveBeenCalledTimes(1);
  });

  it('asks for a session when the server does not know it', async () => {
    const { hooks } = linked();
    newest().opens();
    newest().breaks(4401);
    await vi.advanceTimersByTimeAsync(300);
    expect(hooks.session).toHaveBeenCalledTimes(1);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('gives up a server that does not answer', async () => {
    const { link, hooks } = linked();
    newest().opens();
    link.send({ type: 'askRoads' });
    await vi.advanceTimersByTimeAsync(6100);
    expect(hooks.down).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('stays away when another tab has taken over, until asked', async () => {
    const { link } = linked();
    newest().opens();
    newest().says({ type: 'replaced' });
    newest().breaks(1000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    link.open();
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('says when there is nothing to send on', () => {
    const { link } = linked();
    expect(link.send({ type: 'leave' })).toBe(false);
  });
});
