import * as limits from "../../contract/limits.ts";
import { refuse } from "../refusal.ts";

/**
 * A body as it comes, while it comes fast enough [media-17]: whoever sends a trickle holds a connection and its place. Refuses
 * as unfinished where a stretch of time brought too little.
 */
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
    // Whoever is refused goes on sending: that is drained, or the connection ends.
    void reader.cancel().catch(() => undefined);
  }
}
