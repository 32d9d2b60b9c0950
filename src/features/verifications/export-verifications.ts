import type { Context } from "../../platform/context.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { listGivenVerifications, listReceivedVerifications, listRequestsOfProvider } from "./store.ts";

export async function exportVerifications({ actor, db }: Pick<Context, "actor" | "db">) {
  const { id } = requireProvider(actor);
  return {
    given: await listGivenVerifications(db, id),
    received: await listReceivedVerifications(db, id),
    requests: await listRequestsOfProvider(db, id),
  };
}
