import * as limits from "../../contract/limits.ts";
import { refuse } from "../refusal.ts";

/** Refuses a body that arrives too slowly [media-17], since it holds a connection and an upload place. */
export async function* paceBody(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let came = 0;
  let stretch: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<"too slow">((resolve) => {
    stretch = setInterval(() => {
      if (came < limits.upload_stretch_bytes_min) resolve("too slow");
      came = 0;
    }, limits.upload_stretch_seconds * 1000);
  });
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), tooSlow]);
      if (next === "too slow") refuse("bad_upload");
      if (next.done) return;
      came += next.value.length;
      yield next.value;
    }
  } finally {
    clearInterval(stretch);
    // The sender continues: its data is drained, or the connection ends.
    void reader.cancel().catch(() => undefined);
  }
}
