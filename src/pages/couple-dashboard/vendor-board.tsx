import { href } from "react-router";
import type { BoardState } from "../../contract/couples/calls.ts";
import type { BoardRow } from "../../contract/couples/dashboard-schema.ts";
import type { Couple } from "../../contract/couples/schema.ts";
import { formatCount } from "../../contract/format.ts";
import { formatRandCents } from "../../contract/quotes/money.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { Link } from "../../ui/link.tsx";
import { Section } from "../../ui/page/section.tsx";
import { vendorSearchAddress } from "./list-steps.ts";
import styles from "./vendor-board.module.css";

const states: Record<BoardState, { name: string; tone: BadgeTone }> = {
  quoted: { name: "Quoted", tone: "warn" },
  contacted: { name: "Contacted", tone: "plain" },
  to_find: { name: "To find", tone: "plain" },
  booked: { name: "Booked", tone: "good" },
};
/** Items that wait for the couple come first. */
const order = Object.keys(states);

interface VendorBoardProps {
  board: readonly BoardRow[];
  couple: Couple;
  today: string;
  editHash: string | null;
}

/** Rule [couples-19]. */
export function VendorBoard({ board, couple, today, editHash }: VendorBoardProps) {
  const booked = board.filter(({ state }) => state === "booked").length;
  const rows = board.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return (
    <Section title="Your vendors" lead={`${booked} of ${board.length} booked`} className={styles.section}>
      <ul className={styles.board}>
        {rows.map((row) => {
          const { name, tone } = states[row.state];
          const action = actionOf(row, { ...couple, today, editHash });
          return (
            <li key={row.key}>
              <div>
                <div className={styles.head}>
                  <h3>{row.title}</h3>
                  <Badge tone={tone}>{name}</Badge>
                </div>
                {row.state !== "to_find" && <p>{describe(row)}</p>}
              </div>
              {action && (
                <Link to={action.to} aria-label={`${action.label}: ${row.title}`}>
                  {action.label}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function describe({ state, vendor, count, total_cents, is_answered, is_held }: BoardRow): string {
  const money = total_cents === null ? "" : formatRandCents(total_cents);
  if (state === "booked") {
    const others = count > 1 ? ` and ${formatCount(count - 1, "other", "others")}` : "";
    const texts = [
      vendor ? `${vendor.name}${others}` : "Ticked in your plan",
      money,
      is_held ? "not confirmed yet" : "",
    ];
    return texts.filter((each) => each !== "").join(", ");
  }
  if (state === "quoted") return vendor ? `${vendor.name}, ${money}` : `${count} quotes, from ${money}`;
  if (vendor) return is_answered ? `${vendor.name} has replied` : `${vendor.name} hasn’t replied yet`;
  return is_answered ? `${count} vendors, some have replied` : `${count} vendors, no reply yet`;
}

type Wedding = { wedding_date: string | null; venue_place: string | null; today: string; editHash: string | null };

function actionOf(row: BoardRow, wedding: Wedding): { label: string; to: string | { hash: string } } | null {
  const { state, category_slug, conversation_id, quote_id, vendor } = row;
  if (state === "to_find")
    return category_slug === null ? null : { label: "Find", to: vendorSearchAddress(category_slug, wedding) };
  if (state === "contacted") {
    const to = conversation_id === null ? href("/messages") : href("/messages/:id", { id: conversation_id });
    return { label: "Open", to };
  }
  if (state === "quoted") {
    if (quote_id !== null) return { label: "Decide", to: href("/quotes/:id", { id: quote_id }) };
    return {
      label: "Compare",
      to: category_slug === null ? href("/quotes") : `${href("/quotes")}?category=${category_slug}`,
    };
  }
  if (quote_id !== null) return { label: "View", to: href("/quotes/:id", { id: quote_id }) };
  if (vendor?.provider_id) return { label: "View", to: href("/provider/:id", { id: vendor.provider_id }) };
  if (vendor) return wedding.editHash === null ? null : { label: "Edit", to: { hash: wedding.editHash } };
  return { label: "View", to: href("/plan") };
}
