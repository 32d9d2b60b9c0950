import type { Context } from "../../platform/context.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import { isProviderId } from "./rules.ts";
import { hasDeparted } from "./store-deletion.ts";

/** Reads something of a provider; what is refused as unknown is refused as gone where the provider was deleted [visitors-31]. */
export async function tellDeparted<T>({ db }: Context, id: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    const isUnknown = cause instanceof Refusal && cause.code === "provider_not_found";
    if (isUnknown && isProviderId(id) && (await hasDeparted(db, id))) refuse("provider_gone");
    throw cause;
  }
}
