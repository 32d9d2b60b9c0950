import type { World } from "./world.ts";
import { failures, type Result } from "./writers.ts";
import type { Writing } from "./writing.ts";

export type Outcome = { tried: string; acknowledged: number; lost: number; twice: number; wrong: string[] };

/** Disturbs the product and checks the outcome; `skipped` has the reason where it can't run here. */
export type Fault = {
  name: string;
  title: string;
  run(options: { quick: boolean; kills?: number | undefined }): Promise<Outcome | { skipped: string }>;
};

/** Checks that every acknowledged write exists, adds the given results, prints them and stops the product. */
export async function evaluate(world: World, writing: Writing, tried: string, more: Result[] = []): Promise<Outcome> {
  const result = [...(await writing.look()), ...more];
  for (const { what, acknowledged, lost, twice } of result)
    console.log(`  ${what.padEnd(11)} ${acknowledged} acknowledged, ${lost.length} lost, ${twice.length} twice`);
  const logged = await world.stop().then(
    () => [],
    (cause: unknown) => toLines(cause),
  );
  const wrong = [
    ...logged,
    ...describeLost(result),
    ...result.flatMap(({ what, twice }) => twice.slice(0, 5).map((each) => `${what}: ${each} is there twice`)),
    ...[...failures].map(([answer, times]) => `answered ${times} times: ${answer}`),
  ];
  failures.clear();
  return { tried, ...countResults(result), wrong };
}

export function countResults(result: readonly Result[]): Pick<Outcome, "acknowledged" | "lost" | "twice"> {
  const sum = (of: (each: Result) => number) => result.reduce((total, each) => total + of(each), 0);
  return {
    acknowledged: sum(({ acknowledged }) => acknowledged),
    lost: sum(({ lost }) => lost.length),
    twice: sum(({ twice }) => twice.length),
  };
}

export function describeLost(result: readonly Result[]): string[] {
  return result.flatMap(({ what, lost }) => lost.slice(0, 5).map((each) => `${what}: ${each} is lost`));
}

/** Logged errors, each kind once and shortened. */
function toLines(cause: unknown): string[] {
  const lines = (cause instanceof Error ? cause.message : String(cause)).split("\n");
  const brief = lines.map((line) => /"event":"[^"]*".*?"message":"[^"]{0,160}/.exec(line)?.[0] ?? line.slice(0, 160));
  const why = lines.map((line) => /"cause":\{"message":"[^"]{0,100}/.exec(line)?.[0] ?? "");
  return [
    ...new Set(brief.map((line, at) => `logged: ${line} ${why[at]}`.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{20,}/g, "…"))),
  ].slice(0, 8);
}

const email_seconds_max = 60;

export type Sent = { to: readonly string[]; content: string };

/** Whether every enquiry was emailed to its business once; copies with the same Message-ID count as one. */
export async function lookAtEmails(
  world: World,
  writing: Writing,
  sent: () => Promise<readonly Sent[]> = async () => world.smtp.messages,
): Promise<Result> {
  const wanted = (await writing.look()).find(({ what }) => what === "enquiries")?.acknowledged ?? 0;
  const names = async () => {
    const heard = new Map<string, Set<string>>();
    for (const { to, content } of await sent()) {
      // a long header continues on the next line
      const head = content.slice(0, content.indexOf("\r\n\r\n")).replaceAll(/\r\n[ \t]+/g, " ");
      const [, guest] = /^Reply-To: .*guest-([^@]+)@/im.exec(head) ?? [];
      if (guest === undefined || !to.some((each) => each.startsWith("provider-"))) continue;
      const [, id = ""] = /^Message-ID: (.*)$/im.exec(head) ?? [];
      heard.set(guest, (heard.get(guest) ?? new Set()).add(id));
    }
    return heard;
  };
  for (const end = Date.now() + email_seconds_max * 1_000; (await names()).size < wanted && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 250));
  const heard = await names();
  return {
    what: "emails",
    acknowledged: wanted,
    lost: Array.from({ length: Math.max(0, wanted - heard.size) }, () => "an email"),
    twice: [...heard].filter(([, ids]) => ids.size > 1).map(([guest]) => guest),
  };
}
