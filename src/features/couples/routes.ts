import { listCouples as listAllCouples } from "../../contract/admin-couples.ts";
import * as calls from "../../contract/couples.ts";
import type { Door } from "../../platform/http/door.ts";
import { listCouples } from "./list-couples.ts";
import { readCouple } from "./read-couple.ts";
import { registerCouple } from "./register-couple.ts";
import { requireCouple } from "./rules.ts";
import { saveCouple } from "./save-couple.ts";
import { signInCouple } from "./sign-in-couple.ts";

/** The calls about couples [api-9]. */
export function registerCouples(door: Door): void {
  door.bind(calls.registerCouple, (ctx, { body, facts }) => registerCouple(ctx, body, facts));
  door.bind(calls.signInCouple, (ctx, { body, facts }) => signInCouple(ctx, body, facts));
  door.bind(calls.readOwnCouple, ({ db, actor }) => readCouple(db, requireCouple(actor).id));
  door.bind(listAllCouples, (ctx, { query }) => listCouples(ctx, query));
  door.bind(calls.saveCouple, async (ctx, { body }) => ({ couple: await saveCouple(ctx, body) }));
}
