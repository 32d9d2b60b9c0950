import { useTakenQuery } from "../../../client/take-query.ts";

export function useAddressToken(): string | null {
  return useTakenQuery().get("token")?.trim() || null;
}
