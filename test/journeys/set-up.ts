import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.mjs";
import { demoLogins } from "../../seed/demo-directory.ts";
import { startOpenIdServer } from "../openid-server.ts";
import { register, registerCouple, signIn, type People } from "./people.ts";
import { placeNames } from "./places.ts";
import { startProduct } from "./product.ts";
import { strangers } from "./strangers.ts";

/** Also copies the database as a spare. Returns the teardown. */
export default async function setUp(): Promise<() => Promise<void>> {
  const top = await mkdtemp(join(tmpdir(), "umshado-journeys-"));
  const folder = join(top, "shared");
  const spare = join(top, "spare");
  const port = await freePort();
  const undo: (() => Promise<void>)[] = [() => rm(top, { recursive: true, force: true })];
  const undoAll = async (): Promise<void> => {
    const last = undo.pop();
    try {
      await last?.();
    } finally {
      if (undo.length > 0) await undoAll();
    }
  };
  try {
    const filling = await startProduct({ folder, port });
    await filling.stop();
    await cp(join(folder, "db"), join(spare, "db"), { recursive: true });

    const redirect_uris = [`http://127.0.0.1:${port}/api/auth/google/callback`];
    const issuer = await startOpenIdServer({ redirect_uris, accounts: Object.values(strangers) });
    undo.push(() => issuer.close());
    const env = {
      GOOGLE_CLIENT_ID: issuer.clientId,
      GOOGLE_CLIENT_SECRET: issuer.clientSecret,
      GOOGLE_ISSUER: issuer.issuer,
      TRUST_PROXY: "1",
    };
    const shared = await startProduct({ folder, port, env });
    undo.push(() => shared.stop());
    process.env[placeNames.url] = shared.url;
    process.env[placeNames.folder] = folder;
    process.env[placeNames.spare] = spare;
    process.env[placeNames.issuer] = issuer.issuer;
    process.env[placeNames.people] = JSON.stringify(await signEveryoneIn());
    return undoAll;
  } catch (cause) {
    await undoAll();
    throw cause;
  }
}

async function signEveryoneIn(): Promise<People> {
  const [superAdmin, provider, couple] = demoLogins;
  return {
    superAdmin: await signIn("provider", superAdmin),
    provider: await signIn("provider", provider),
    couple: await signIn("couple", couple),
    newcomer: await signIn("provider", await register("Fynbos & Flame")),
    newCouple: await registerCouple(),
  };
}
