import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

export async function startTileServer() {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: "#f2efe9" } })
    .png()
    .toBuffer();
  const requests: { path: string; from: string | undefined }[] = [];
  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? "", from: request.headers.referer });
    response.writeHead(200, { "content-type": "image/png" }).end(tile);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { requests, origin, url: `${origin}/{z}/{x}/{y}.png`, close: () => server.close() };
}
