import { test } from 'tap';
import { fc } from '../../test/fixtures/random.js';
import { wavOf } from '../../test/fixtures/clients/recordings.js';
import { audioSeconds } from './audio-seconds.js';

/** A frame of layer III: MPEG 1, 128 kbit/s, 44,100 samples a second, without padding. */
function frame(): Buffer {
  const bytes = Buffer.alloc(417);
  bytes.writeUInt32BE(0xff_fb_90_00);
  return bytes;
}

/** A frame of MPEG 2.5 with 8 kbit/s and 8,000 samples a second: the longest time in the fewest bytes. */
function slowFrame(): Buffer {
  const bytes = Buffer.alloc(72);
  bytes.writeUInt32BE(0xff_e3_18_00);
  return bytes;
}

const times = (count: number, of: () => Buffer): Buffer => Buffer.concat(Array.from({ length: count }, of));

await test('a WAV recording is as long as its bytes, whatever its header says', (t) => {
  t.equal(Math.floor(audioSeconds(wavOf(3)) ?? 0), 3);
  t.equal(Math.floor(audioSeconds(wavOf(3, 0)) ?? 0), 3);
  const forged = wavOf(3);
  forged.writeUInt32LE(0x7f_ff_ff_ff, 28);
  t.equal(Math.floor(audioSeconds(forged) ?? 0), 3, 'the bytes of a second are calculated');
  t.end();
});

await test('a WAV recording that is compressed, or broken, has no known length', (t) => {
  const compressed = wavOf(1);
  compressed.writeUInt16LE(2, 20);
  const silent = wavOf(1);
  silent.writeUInt32LE(0, 24);
  for (const file of [compressed, silent, wavOf(1).subarray(0, 30), Buffer.from('RIFFxxxxWAVE'), Buffer.from('RIFF')])
    t.equal(audioSeconds(file), undefined);
  t.end();
});

await test('an MP3 recording is as long as its frames', (t) => {
  const second = 44_100 / 1152;
  t.equal(audioSeconds(times(100, frame))?.toFixed(6), (100 / second).toFixed(6));
  const tagged = Buffer.concat([
    Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 1, 2]),
    Buffer.alloc(130),
    times(2, frame),
  ]);
  t.equal(audioSeconds(tagged)?.toFixed(6), (2 / second).toFixed(6));
  const ended = Buffer.concat([times(2, frame), Buffer.from('TAG'), Buffer.alloc(125)]);
  t.equal(audioSeconds(ended)?.toFixed(6), (2 / second).toFixed(6));
  t.equal(audioSeconds(times(10, slowFrame))?.toFixed(6), '0.720000');
  t.end();
});

await test('a file with anything but frames has no known length', (t) => {
  for (const file of [
    Buffer.concat([frame(), Buffer.from('x'), frame()]),
    Buffer.from('OggS'),
    Buffer.from('fLaC'),
    Buffer.alloc(0),
    Buffer.from([0xff, 0xfb]),
    Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0x7f, 0x7f, 0x7f, 0x7f]), frame()]),
  ])
    t.equal(audioSeconds(file), undefined);
  t.end();
});

await test('no file makes it fail, or takes endless', (t) => {
  const begins = fc.constantFrom(
    Buffer.from('RIFF\0\0\0\0WAVE'),
    Buffer.from('ID3'),
    frame().subarray(0, 4),
    Buffer.alloc(0),
  );
  fc.assert(
    fc.property(begins, fc.uint8Array({ maxLength: 200 }), (begin, rest) => {
      const seconds = audioSeconds(Buffer.concat([begin, rest]));
      return seconds === undefined || seconds >= 0;
    }),
  );
  t.end();
});
