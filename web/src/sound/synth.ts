/** The table's sounds, made on the spot: a chip, a card, a turned card, a quiet win, a refusal. Silent until a first gesture. */

export type Sound = 'chip' | 'card' | 'turn' | 'win' | 'no';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Call from a gesture: browsers allow sound only then. */
export function wake(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

export function play(sound: Sound): void {
  if (context?.state !== 'running') return;
  switch (sound) {
    case 'chip':
      hiss(context, { hz: 5200, q: 6, gain: 0.22, seconds: 0.035 });
      ping(context, { hz: 2350, gain: 0.05, seconds: 0.06, after: 0.004 });
      return;
    case 'card':
      hiss(context, { hz: 1700, q: 0.7, gain: 0.1, seconds: 0.13 });
      return;
    case 'turn':
      hiss(context, { hz: 3100, q: 1.6, gain: 0.16, seconds: 0.05 });
      return;
    case 'win':
      ping(context, { hz: 523.25, gain: 0.07, seconds: 0.5, after: 0 });
      ping(context, { hz: 783.99, gain: 0.06, seconds: 0.7, after: 0.11 });
      return;
    case 'no':
      ping(context, { hz: 165, gain: 0.12, seconds: 0.12, after: 0 });
      return;
  }
}

interface Hiss {
  readonly hz: number;
  readonly q: number;
  readonly gain: number;
  readonly seconds: number;
}

function hiss(audio: AudioContext, { hz, q, gain, seconds }: Hiss): void {
  const source = audio.createBufferSource();
  source.buffer = noise ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hz;
  filter.Q.value = q;
  source
    .connect(filter)
    .connect(fade(audio, gain, seconds, audio.currentTime))
    .connect(audio.destination);
  source.start(audio.currentTime, Math.random() * 0.5, seconds);
}

function ping(audio: AudioContext, { hz, gain, seconds, after }: Omit<Hiss, 'q'> & { readonly after: number }): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  tone.type = 'sine';
  tone.frequency.value = hz;
  tone.connect(fade(audio, gain, seconds, start)).connect(audio.destination);
  tone.start(start);
  tone.stop(start + seconds);
}

function fade(audio: AudioContext, gain: number, seconds: number, start: number): GainNode {
  const node = audio.createGain();
  node.gain.setValueAtTime(0.0001, start);
  node.gain.exponentialRampToValueAtTime(gain, start + Math.min(0.008, seconds / 4));
  node.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  return node;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
