import type { Context } from "../../platform/context.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { listGiven, listReceived, listRequests } from "./store.ts";

export async function exportVerifications({ actor, db }: Pick<Context, "actor" | "db">) {
  const { id } = requireProvider(actor);
  return {
    given: await listGiven(db, id),
    received: await listReceived(db, id),
    requests: await listRequests(db, id),
  };
}
