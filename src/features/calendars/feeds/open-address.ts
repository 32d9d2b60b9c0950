import type { Context } from "../../../platform/context.ts";
import { seal, unseal } from "../../../platform/seal.ts";
import type { SubscriptionRow } from "./store-subscriptions.ts";

const purposeOf = (provider_id: string) => ({ purpose: "calendar address", of: provider_id });

/** Encrypted, because anybody with the address can read that calendar. */
export function sealAddress({ keyedHash }: Pick<Context, "keyedHash">, provider_id: string, address: string): string {
  return seal(keyedHash, purposeOf(provider_id), address);
}

export function openAddress({ keyedHash }: Pick<Context, "keyedHash">, row: SubscriptionRow): string {
  return unseal(keyedHash, purposeOf(row.provider_id), row.sealed_address);
}
