import type { Bucket } from "./read-bucket.ts";
import { request, textsOf } from "./storage-s3.ts";
import { assertStorageName, StorageError } from "./storage.ts";

/** A part is sent in one request; there may be ten thousand. */
const part_bytes = 8_000_000;

/** Puts a file of any size into a bucket, in parts: it is there once the last has come, or not at all. */
export async function putLarge(bucket: Bucket, name: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  assertStorageName(name);
  const begun = await request(bucket, { method: "POST", name, query: { uploads: "" } }, []);
  const uploadId = textsOf(await begun.text(), "UploadId")[0];
  if (uploadId === undefined)
    throw new StorageError(`The bucket ${bucket.name} at ${bucket.endpoint} can't be used: it takes no parts.`);
  try {
    const parts: string[] = [];
    for await (const body of inParts(pieces)) {
      const query = { partNumber: String(parts.length + 1), uploadId };
      const answer = await request(bucket, { method: "PUT", name, query, body }, []);
      await answer.body?.cancel();
      parts.push(answer.headers.get("etag") ?? "");
    }
    const listed = parts.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`);
    const body = new TextEncoder().encode(`<CompleteMultipartUpload>${listed.join("")}</CompleteMultipartUpload>`);
    const ended = await (await request(bucket, { method: "POST", name, query: { uploadId }, body }, [])).text();
    // a service may say so after it has answered 200
    if (/<Error>/.test(ended))
      throw new StorageError(
        `The bucket ${bucket.name} at ${bucket.endpoint} can't be used: ${textsOf(ended, "Code")[0] ?? "no answer"}.`,
      );
  } catch (cause) {
    await request(bucket, { method: "DELETE", name, query: { uploadId } }, [404]).catch(() => undefined);
    throw cause;
  }
}

async function* inParts(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    held.push(piece);
    bytes += piece.length;
    if (bytes < part_bytes) continue;
    yield new Uint8Array(Buffer.concat(held));
    [held, bytes] = [[], 0];
  }
  if (bytes > 0) yield new Uint8Array(Buffer.concat(held));
}
