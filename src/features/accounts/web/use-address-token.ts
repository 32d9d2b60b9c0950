import { useInitialQuery } from "../../../client/use-initial-query.ts";

export function useAddressToken(): string | null {
  return useInitialQuery().get("token")?.trim() || null;
}
