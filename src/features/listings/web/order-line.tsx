import { href } from "react-router";
import type { SortOrder } from "../../../contract/choices.ts";
import { Link } from "../../../ui/link.tsx";
import { orderWords } from "./order-names.ts";

/** What a list goes by, with the way to what a trust score is. */
export function OrderLine({
  order,
  prefer = "",
  guests = 0,
}: {
  order: SortOrder;
  /** What comes before it [browse-27]. */
  prefer?: string;
  /** How many the list is for, which counts likewise among those who state no capacity. */
  guests?: number;
}) {
  const preferred = [...(guests > 0 ? [`${guests} guests`] : []), ...(prefer === "" ? [] : [prefer])].join(", ");
  return (
    <>
      {preferred !== "" && order === "rating" && `Those who mention ${preferred} first. `}
      {orderWords[order]} <Link to={href("/how-trust-works")}>How trust works</Link>
    </>
  );
}
