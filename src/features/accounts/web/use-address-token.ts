import { useInitialQuery } from "../../../client/take-query.ts";

export function useAddressToken(): string | null {
  return useInitialQuery().get("token")?.trim() || null;
}
