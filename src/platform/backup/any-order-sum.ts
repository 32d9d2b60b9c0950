import { hash } from "node:crypto";

/** How many things there are, and a number that is another one where any of them differs, whatever order they come in. */
export type Sum = { count: number; sum: string };

/** Adds up the SHA-256 of things as numbers of 32 bits, eight a digest: a table's rows lie in another order once they were restored. */
export class AnyOrderSum {
  #count = 0;
  readonly #parts = new Uint32Array(8);

  add(...pieces: (Uint8Array | string)[]): void {
    const [only] = pieces;
    const digest = hash(
      "sha256",
      pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces.map(bytesOf)),
      "buffer",
    );
    for (let place = 0; place < 8; place += 1)
      this.#parts[place] = (this.#parts[place] ?? 0) + digest.readUInt32LE(place * 4);
    this.#count += 1;
  }

  /** Each line of a text that ends with the end of one. */
  addLines(text: Buffer): void {
    for (let from = 0; from < text.length;) {
      const end = text.indexOf(line_end, from);
      this.add(text.subarray(from, end));
      from = end + 1;
    }
  }

  read(): Sum {
    return { count: this.#count, sum: Buffer.from(this.#parts.buffer).toString("hex") };
  }
}

const line_end = 10;

function bytesOf(piece: Uint8Array | string): Uint8Array {
  return typeof piece === "string" ? Buffer.from(piece) : piece;
}
