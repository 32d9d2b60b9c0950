import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "../../scripts/postgres-cluster.mjs";
import { findHaproxy, haproxy_missing, startHaproxy } from "./haproxy.ts";
import { createProxy } from "./line.ts";
import { untilReady } from "./people.ts";
import { evaluate, lookAtEmails, type Fault, type Outcome } from "./report.ts";
import { openWorld } from "./world.ts";
import { beginWriting } from "./writing.ts";

type Standby = Awaited<ReturnType<Cluster["follow"]>>;
type Way = { port: number; turn: () => void };

async function viaProxy(primary: number, standby: number): Promise<Way> {
  const line = await createProxy(primary);
  return {
    port: line.port,
    turn() {
      line.lead(standby);
      line.cut();
    },
  };
}

/** haproxy checks both and may switch to a standby that is still read-only. */
async function overHaproxy(program: string, primary: number, standby: number): Promise<Way> {
  const port = await startHaproxy(program, [
    `server one 127.0.0.1:${primary} check inter 300ms fall 2 on-marked-down shutdown-sessions`,
    `server two 127.0.0.1:${standby} check inter 300ms backup`,
  ]);
  return { port, turn: () => undefined };
}

async function failOver(quick: boolean, lay: (primary: number, standby: number) => Promise<Way>): Promise<Outcome> {
  let standby: Standby | undefined;
  let way: Way | undefined;
  const world = await openWorld({
    engine: "server",
    databaseUrl: async (cluster) => {
      standby = await cluster.follow();
      // synchronous: otherwise the primary's last commits are lost
      await cluster.order("alter system set synchronous_standby_names = '*'");
      await cluster.order("select pg_reload_conf()");
      way = await lay(Number(new URL(cluster.url).port), Number(new URL(standby.url).port));
      return cluster.url.replace(/:\d+\//, `:${way.port}/`);
    },
  });
  await world.start();
  const writing = await beginWriting(world);
  let away = 0;
  await writing.during(async () => {
    await pause(quick ? 2_000 : 8_000);
    const began = performance.now();
    await world.cluster?.stop("SIGKILL");
    await pause(1_500);
    await standby?.promote();
    way?.turn();
    await untilReady(world);
    away = Math.round(performance.now() - began);
    await pause(quick ? 2_000 : 8_000);
  });
  await writing.finish();
  const emails = await lookAtEmails(world, writing);
  const tried = `the server killed, its standby promoted after 1 500 ms; ready again after ${away} ms`;
  return evaluate(world, writing, tried, [emails]);
}

export const failover: Fault = {
  name: "failover",
  title: "the server dies and its synchronous standby takes over, behind one address",
  run: ({ quick }) => failOver(quick, viaProxy),
};

export const failoverByHaproxy: Fault = {
  name: "failover-haproxy",
  title: "the same behind haproxy, which turns to the standby before that may write",
  async run({ quick }) {
    const program = findHaproxy();
    if (!program) return { skipped: haproxy_missing };
    return failOver(quick, (primary, standby) => overHaproxy(program, primary, standby));
  },
};
