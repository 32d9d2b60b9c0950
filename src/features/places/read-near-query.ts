import { withinSteps } from "../../contract/listings/filter-steps.ts";
import * as listQuery from "../../contract/providers/list-query.ts";
import { findPlace } from "./rules.ts";

export function readNearQuery(address: URLSearchParams): { near?: string; within?: number } {
  const near = address.get("near") ?? "";
  if (!findPlace(near)) return {};
  const within = withinSteps.find((km) => String(km) === address.get("within"));
  return within === undefined || within === listQuery.empty.within ? { near } : { near, within };
}
