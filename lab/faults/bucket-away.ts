import { setTimeout as pause } from "node:timers/promises";
import { startS3Server } from "../../test/s3-server.ts";
import { evaluate, lookAtEmails, type Fault } from "./report.ts";
import { atEnd, openWorld } from "./world.ts";
import { beginWriting } from "./writing.ts";

/** The storage service refuses, fails and hangs up during writes. */
export const bucketAway: Fault = {
  name: "bucket",
  title: "the S3 service is busy, fails, and hangs up",
  async run({ quick }) {
    const bucket = await startS3Server();
    atEnd(() => bucket.close());
    const world = await openWorld({ engine: "server", env: bucket.env });
    await world.start();
    const writing = await beginWriting(world, 2);
    await writing.during(async () => {
      for (const mood of [503, 500, "hangs up"] as const) {
        bucket.meet(mood);
        await pause(quick ? 2_000 : 6_000);
        bucket.meet("works");
        await pause(2_000);
      }
      bucket.meet(...Array.from({ length: 200 }, (_, at) => (at % 2 === 0 ? "hangs up" : "works")), "works");
      await pause(quick ? 2_000 : 6_000);
      bucket.meet("works");
    });
    await writing.finish();
    return evaluate(world, writing, "busy, failing, hanging up, and every other time", [
      await lookAtEmails(world, writing),
    ]);
  },
};
