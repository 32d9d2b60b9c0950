import cluster from "node:cluster";
import type { CountedMetrics } from "./telemetry/gather-metrics.ts";

/** What one of several serving processes tells the process that leads them. */
export type ToLead =
  /** It hears of changes from here on. */
  | { say: "listening" }
  /** It serves; whether what it serves is the demo. */
  | { say: "ready"; demo: boolean }
  /** A transaction of its own has announced tags, and somebody waits until the others have forgotten them. */
  | { say: "changed"; tags: readonly string[]; number: number }
  /** It has forgotten what the change of this number is about. */
  | { say: "forgotten"; number: number }
  /** What it has counted, in the round of this number. */
  | { say: "measured"; number: number; metrics: CountedMetrics };

/** What it is told. */
export type FromLead =
  | { say: "changed"; tags: readonly string[]; number: number }
  | { say: "forgotten"; number: number }
  /** To say what it has counted. */
  | { say: "measure"; number: number }
  /** To take no more connections, to let those that there are end well, and to end. */
  | { say: "retire" }
  /** To end within the time that the program has for it. */
  | { say: "end" };

/** The variable by which a led process is told what it is. */
export const role_name = "UMSHADO_ROLE";
/** The first one prepares the data and tells people where the site is; those after it know from it whether it is the demo. */
export type Role = { isFirst: boolean; demo: boolean };

/** The other processes that serve the same site from this machine, as one of them sees them. */
export type Led = Role & {
  /** Is done when the others have forgotten what has these tags, or don't answer. */
  tell(tags: readonly string[]): Promise<void>;
  /** Calls back with the tags that others announce. */
  onChange(forget: (tags: readonly string[]) => void): void;
  ready(demo: boolean): void;
  /** Is asked what the process has counted. */
  onMeasure(measure: () => Promise<CountedMetrics>): void;
  /** Calls back when the process is asked to retire or to end. */
  onAsked(asked: (what: "retire" | "end") => void): void;
};

/** What this process is among several; null where it serves alone. */
export function ledProcess(env: NodeJS.ProcessEnv = process.env): Led | null {
  const role = env[role_name];
  if (!cluster.isWorker || role === undefined) return null;
  const waiting = new Map<number, () => void>();
  let changes = 0;
  const send = (message: ToLead) => void process.send?.(message);
  hear("forgotten", ({ number }) => {
    waiting.get(number)?.();
    waiting.delete(number);
  });
  return {
    ...(JSON.parse(role) as Role),
    tell(tags) {
      const number = (changes += 1);
      const told = new Promise<void>((resolve) => waiting.set(number, resolve));
      send({ say: "changed", tags, number });
      return told;
    },
    onChange(forget) {
      hear("changed", ({ tags, number }) => {
        forget(tags);
        send({ say: "forgotten", number });
      });
      send({ say: "listening" });
    },
    ready: (demo) => send({ say: "ready", demo }),
    onMeasure(measure) {
      hear("measure", ({ number }) => void measure().then((metrics) => send({ say: "measured", number, metrics })));
    },
    onAsked(asked) {
      hear("retire", () => asked("retire"));
      hear("end", () => asked("end"));
    },
  };
}

function hear<Say extends FromLead["say"]>(say: Say, heard: (message: Extract<FromLead, { say: Say }>) => void): void {
  process.on("message", (message: FromLead) => {
    if (message.say === say) heard(message as Extract<FromLead, { say: Say }>);
  });
}
