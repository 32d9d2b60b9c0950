import { connect, type Socket } from "node:net";

/** What the lean client is asked by message: one address again and again for so long, or each of several once. */
export type LeanRequest = { port: number; paths: readonly string[]; connections: number; seconds: number | null };
/** What it answers: a round's requests, how long it took, and what processor time it took itself. */
export type LeanRound = { requests: number; seconds: number; own_cpu_seconds: number };

/**
 * A client that costs as little as can be, so that it leaves the processors to what it measures: it reads of an answer its status and length
 * and looks at nothing else. Answers that have no length, or another status than 200, end it.
 */
process.on("message", (asked: LeanRequest) => {
  void run(asked).then((round) => process.send?.(round));
});
process.once("disconnect", () => process.exit(0));

async function run({ port, paths, connections, seconds }: LeanRequest): Promise<LeanRound> {
  const before = process.cpuUsage();
  const began = performance.now();
  const until = seconds === null ? Infinity : began + seconds * 1000;
  let asked = 0;
  const next = () => {
    if (performance.now() >= until || (seconds === null && asked >= paths.length)) return undefined;
    asked += 1;
    return paths[(asked - 1) % paths.length];
  };
  await Promise.all(Array.from({ length: connections }, () => keepAsking(connect(port, "127.0.0.1"), next)));
  const { user, system } = process.cpuUsage(before);
  return { requests: asked, seconds: (performance.now() - began) / 1000, own_cpu_seconds: (user + system) / 1e6 };
}

/** Asks over one connection, one request after the other, until there is nothing more to ask. */
function keepAsking(socket: Socket, next: () => string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    let path: string | undefined;
    let missing = 0;
    let head = "";
    const ask = () => {
      path = next();
      if (path === undefined) return void socket.end(resolve);
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\n\r\n`);
    };
    socket.setNoDelay(true).once("error", reject).once("connect", ask);
    socket.on("data", (part: Buffer) => {
      if (missing === 0) {
        head += part.toString("latin1");
        const end = head.indexOf("\r\n\r\n");
        if (end === -1) return;
        missing = lengthOf(head.slice(0, end), path) - (head.length - end - 4);
        head = "";
      } else missing -= part.length;
      if (missing === 0) ask();
    });
  });
}

function lengthOf(head: string, path: string | undefined): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith("HTTP/1.1 200") || length === undefined)
    throw new Error(`${path} answered: ${head.slice(0, 200)}`);
  return Number(length);
}
