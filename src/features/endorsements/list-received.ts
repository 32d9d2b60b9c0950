import type { EndorsementReceived } from "../../contract/endorsements/schema.ts";
import type { Context } from "../../platform/context.ts";
import { requireVisibleProvider } from "../providers/require-visible-provider.ts";
import { presentReceivedEndorsement } from "./present.ts";
import { listReceivedEndorsementRows } from "./store.ts";

export async function listReceivedEndorsements(ctx: Context, id: string): Promise<EndorsementReceived[]> {
  const provider = await requireVisibleProvider(ctx, id);
  return listReceivedOf(ctx, provider.id);
}

export async function listReceivedOf({ db }: Pick<Context, "db">, id: string): Promise<EndorsementReceived[]> {
  return (await listReceivedEndorsementRows(db, id)).map(presentReceivedEndorsement);
}
