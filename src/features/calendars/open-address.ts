import type { Context } from "../../platform/context.ts";
import { seal, unseal } from "../../platform/seal.ts";
import type { SubscriptionRow } from "./store-subscriptions.ts";

const purposeOf = (provider_id: string) => ({ purpose: "calendar address", of: provider_id });

/** The address of a calendar that a provider follows, as it is kept: whoever knows it reads the calendar. */
export function sealAddress({ keyedHash }: Pick<Context, "keyedHash">, provider_id: string, address: string): string {
  return seal(keyedHash, purposeOf(provider_id), address);
}

/** The address, to be fetched or compared. */
export function openAddress({ keyedHash }: Pick<Context, "keyedHash">, row: SubscriptionRow): string {
  return unseal(keyedHash, purposeOf(row.provider_id), row.sealed_address);
}
