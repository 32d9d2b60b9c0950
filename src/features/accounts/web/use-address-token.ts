import { useTakenQuery } from "../../../client/take-query.ts";

/** The single-use token of a mailed link, out of `?token=`; null for none. */
export function useAddressToken(): string | null {
  return useTakenQuery().get("token")?.trim() || null;
}
