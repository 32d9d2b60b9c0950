import { createSocket } from "node:dgram";
import { createServer } from "node:net";

// Below the ephemeral ports, so that no outgoing connection takes the port first.
const port_min = 10_240;
const port_max = 32_767;
const tries_max = 200;

/**
 * A loopback port that is free and given to no other process of ours.
 * Tests choose ports seconds before their servers take them, so the process also holds the UDP port of that number,
 * which the system frees when it ends.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let tried = 0; tried < tries_max; tried += 1) {
    const port = port_min + Math.floor(Math.random() * (port_max - port_min + 1));
    if ((await isFree(port)) && (await isClaimed(port))) return port;
  }
  throw new Error(`None of ${tries_max} ports is free.`);
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/** Claims it for this process's lifetime. @param {number} port @returns {Promise<boolean>} */
function isClaimed(port) {
  return new Promise((resolve) => {
    const claim = createSocket("udp4").once("error", () => resolve(false));
    claim.bind({ port, address: "127.0.0.1", exclusive: true }, () => {
      claim.unref();
      resolve(true);
    });
  });
}
