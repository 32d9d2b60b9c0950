import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.mjs";
import { startProduct } from "../journeys/product.ts";

export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "umshado-browsers-"));
  const product = await startProduct({ folder, port: await freePort() });
  process.env["BROWSERS_URL"] = product.url;
  return async () => {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
