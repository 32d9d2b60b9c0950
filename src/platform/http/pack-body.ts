import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, type BrotliOptions } from "node:zlib";

const brotli = promisify(brotliCompress);

const small_window_bits = 16;
/** A little more than the small window holds (64 kB): the foot of a page repeats nothing of its head. */
const small_window_bytes = 72 * 1024;
/** What the format lets a window hold less than a power of two (RFC 7932, section 9.1), and how large brotli makes one by itself. */
const window_gap_bytes = 16;
const window_bits_max = 22;

/** Packs a body with brotli, at a quality from 0 to 11, on another thread. */
export async function pack(body: Buffer, at: number): Promise<Buffer> {
  return cutOut(await brotli(body, optionsOf(body, at)));
}

/**
 * The same on the thread that asks, which does nothing else meanwhile: to hand a page to another thread and back takes a third of a millisecond, beside
 * one to pack it.
 */
export function packAtOnce(body: Buffer, at: number): Buffer {
  return cutOut(brotliCompressSync(body, optionsOf(body, at)));
}

function optionsOf(body: Buffer, at: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: at,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
    },
  };
}

/**
 * The window for a body. With the small one it is as short, and costs a fifth to a third less time: brotli lays out a quarter of the memory. One that
 * holds a larger body whole gives the same bytes as the largest, in nine tenths of the time.
 */
function windowBits(bytes: number): number {
  if (bytes < small_window_bytes) return small_window_bits;
  return Math.min(Math.ceil(Math.log2(bytes + window_gap_bytes)), window_bits_max);
}

/** What zlib hands out may be a corner of a larger buffer, which would be kept whole. */
export function cutOut(bytes: Buffer): Buffer {
  return Buffer.from(Uint8Array.from(bytes).buffer);
}
