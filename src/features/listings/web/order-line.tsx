import { href } from "react-router";
import type { SortOrder } from "../../../contract/choices.ts";
import { Link } from "../../../ui/link.tsx";
import { orderWords } from "./order-names.ts";

/** What a list goes by, with the way to what a trust score is. */
export function OrderLine({
  order,
  prefer = "",
}: {
  order: SortOrder;
  /** What comes before it [browse-27]. */ prefer?: string;
}) {
  const isPreferred = prefer !== "" && order === "rating";
  return (
    <>
      {isPreferred && `Those who mention ${prefer} first. `}
      {orderWords[order]} <Link to={href("/how-trust-works")}>How trust works</Link>
    </>
  );
}
