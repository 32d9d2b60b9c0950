import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { atEnd } from "./world.ts";

/** What becomes of what a line carries: all of it, after a while, a part, nothing; or nobody takes the line at all. */
export type Weather =
  | { is: "clear" }
  | { is: "slow"; milliseconds: number }
  | { is: "lossy"; share: number }
  | { is: "silent" }
  | { is: "closed" };

/** A line between the product and a service, whose weather may change at any moment. */
export type Line = {
  port: number;
  /** Where it leads. */
  lead(port: number): void;
  /** From here on; connections that stand stay, but when it closes. */
  have(weather: Weather): void;
  /** Cuts every connection. */
  cut(): void;
};

/** Lays a line to a port of this machine. */
export async function createProxy(first: number): Promise<Line> {
  let target = first;
  let weather: Weather = { is: "clear" };
  const sockets = new Set<Socket>();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    if (weather.is === "closed") return void near.destroy();
    const far = connect(target, "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => carry(bytes, to, weather, () => [near, far].forEach((each) => each.destroy())));
      from.on("error", () => from.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(async () => {
    cut();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    lead: (port) => void (target = port),
    have(next) {
      weather = next;
      if (next.is === "closed") cut();
    },
    cut,
  };
}

/** A connection over which some bytes never came is over: those that follow would mean something else. */
function carry(bytes: Buffer, to: Socket, weather: Weather, end: () => void): void {
  if (to.destroyed || weather.is === "silent") return;
  if (weather.is === "lossy" && Math.random() < weather.share) {
    // half of what was said arrives, and then the connection is gone
    to.write(bytes.subarray(0, bytes.length >> 1), end);
    return;
  }
  if (weather.is === "slow") setTimeout(() => to.write(bytes), weather.milliseconds);
  else to.write(bytes);
}
