import type { ReactNode } from "react";
import { LoadFailure } from "../../ui/page/load-failure.tsx";
import type { useFetchedFrom } from "./use-fetched.ts";

interface FetchedProps<Value> {
  of: Pick<ReturnType<typeof useFetchedFrom<Value>>, "value" | "error" | "reload">;
  skeleton: ReactNode;
  children: (value: Value) => ReactNode;
}

/** The value once it is there; until then the skeleton, or the error with "Try again". */
export function Fetched<Value>({ of: { value, error, reload }, skeleton, children }: FetchedProps<Value>) {
  if (value !== null) return children(value);
  return error === null ? skeleton : <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
}
