import { href } from "react-router";
import type { SortOrder } from "../../../contract/choices.ts";
import { Link } from "../../../ui/link.tsx";
import { orderDescriptions } from "./order-names.ts";

export function SortDescription({
  order,
  prefer = "",
  guests = 0,
}: {
  order: SortOrder;
  /** The preferences that rank first [browse-27]. */
  prefer?: string;
  guests?: number;
}) {
  const preferred = [...(guests > 0 ? [`${guests} guests`] : []), ...(prefer === "" ? [] : [prefer])].join(", ");
  return (
    <>
      {preferred !== "" && order === "rating" && `Those who mention ${preferred} first. `}
      {orderDescriptions[order]} <Link to={href("/how-trust-works")}>How trust works</Link>
    </>
  );
}
