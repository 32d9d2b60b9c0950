import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { atEnd } from "./world.ts";

/** What a proxy does: pass, delay, drop chunks, drop everything, or refuse connections. */
export type Weather =
  | { is: "clear" }
  | { is: "slow"; milliseconds: number }
  | { is: "lossy"; share: number }
  | { is: "silent" }
  | { is: "closed" };

/** A proxy between the product and a service. */
export type Line = {
  port: number;
  lead(port: number): void;
  /** For new data; open connections stay, except for `closed`. */
  have(weather: Weather): void;
  cut(): void;
};

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

/** Ends a connection that lost bytes, since later ones would be misread. */
function carry(bytes: Buffer, to: Socket, weather: Weather, end: () => void): void {
  if (to.destroyed || weather.is === "silent") return;
  if (weather.is === "lossy" && Math.random() < weather.share) {
    // delivers half, then cuts
    to.write(bytes.subarray(0, bytes.length >> 1), end);
    return;
  }
  if (weather.is === "slow") setTimeout(() => to.write(bytes), weather.milliseconds);
  else to.write(bytes);
}
