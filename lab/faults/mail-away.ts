import { setTimeout as pause } from "node:timers/promises";
import type { SmtpReply, SmtpStep } from "../../test/smtp-server.ts";
import { createProxy } from "./line.ts";
import { evaluate, lookAtEmails, type Fault } from "./report.ts";
import { openWorld } from "./world.ts";
import { beginWriting } from "./writing.ts";

const moods: readonly [string, (step: SmtpStep) => SmtpReply][] = [
  ["refuses some for now", (step) => (step === "to" && Math.random() < 0.5 ? "451 later" : "usual")],
  ["closes in the middle", (step) => (Math.random() < 0.3 && step !== "greeting" ? "hang up" : "usual")],
  ["is busy at the greeting", (step) => (step === "greeting" ? "421 busy" : "usual")],
];

/** The mail server refuses, hangs up, is slow and away; then it works. */
export const mailAway: Fault = {
  name: "mail",
  title: "the mail server is away, slow, refuses some, and closes in the middle",
  async run({ quick }) {
    const world = await openWorld({ engine: "server" });
    const line = await createProxy(Number(new URL(world.smtp.url).port));
    const through = { SMTP_URL: `smtp://127.0.0.1:${line.port}` };
    await world.start(through);
    const writing = await beginWriting(world, 2);
    const span = quick ? 1_500 : 6_000;
    await writing.during(async () => {
      for (const [mood, reply] of moods) {
        console.log(`  it ${mood}`);
        world.mail.reply = reply;
        await pause(span);
      }
      world.mail.reply = () => "usual";
      for (const weather of [{ is: "slow", milliseconds: 2_000 }, { is: "silent" }, { is: "closed" }] as const) {
        console.log(`  the line to it is ${weather.is}`);
        line.have(weather);
        await pause(span);
      }
      line.have({ is: "clear" });
      line.cut();
    });
    await writing.finish();
    await world.change("delete from rate_limit_hit");
    const hurry = setInterval(() => {
      world
        .change("update jobs.job set start_after = now() where state = 'retry' and start_after > now()")
        .catch(() => undefined);
    }, 500);
    const emails = await lookAtEmails(world, writing).finally(() => clearInterval(hurry));
    return evaluate(world, writing, "six moods, one after the other", [emails]);
  },
};
