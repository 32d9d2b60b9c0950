import Bell from "lucide/dist/esm/icons/bell.mjs";
import { href } from "react-router";
import type { CoupleNews as News } from "../../../contract/couples/dashboard-schema.ts";
import { formatCount, formatDate } from "../../../contract/format.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";
import { Link } from "../../../ui/link.tsx";
import { Icon } from "../../../ui/page/icon.tsx";
import { nationalPhone } from "../../providers/web/national-phone.ts";
import styles from "./couple-news.module.css";

/** Renders nothing without news [couples-7]. */
export function CoupleNewsPanel({ news }: { news: News }) {
  const { since, delivered, failed, answered, newcomers } = news;
  if (since === null) return null;
  if (delivered === 0 && failed.length === 0 && answered.length === 0 && newcomers.length === 0) return null;
  return (
    <section aria-labelledby="news-title" className={styles.news}>
      <h2 id="news-title">
        <Icon of={Bell} />
        New since {formatDate(southAfricanTime(since))}
      </h2>
      <ul>
        <Answers answered={answered} total={news.answered_total} />
        {delivered > 0 && (
          <li>
            {formatCount(delivered, "vendor has", "vendors have")} received your enquiry.{" "}
            <Link to="#enquiries">See your enquiries</Link>
          </li>
        )}
        {failed.map(({ provider_id, provider_name }) => (
          <li key={provider_id}>
            Your enquiry to {provider_name} could not be delivered.{" "}
            <Link to={href("/provider/:id", { id: provider_id })}>Other ways to reach them</Link>
          </li>
        ))}
        {newcomers.map(({ provider_id, provider_name, category_name, city }) => (
          <li key={provider_id}>
            New under {category_name}: <Link to={href("/provider/:id", { id: provider_id })}>{provider_name}</Link>
            {city !== null && `, ${city}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Providers say themselves that they answered; the site can't verify it. */
function Answers({ answered, total }: { answered: News["answered"]; total: number }) {
  const others = total - answered.length;
  return (
    <>
      {answered.map(({ provider_id, provider_name, phone }) => (
        <li key={provider_id}>
          <Link to={href("/provider/:id", { id: provider_id })}>{provider_name}</Link> says they’ve replied
          {phone !== null && (
            <>
              {" "}
              (phone <Link to={`tel:${phone}`}>{nationalPhone(phone)}</Link>)
            </>
          )}
          .
        </li>
      ))}
      {others > 0 && (
        <li>
          {formatCount(others, "other vendor says", "other vendors say")} they’ve replied too.{" "}
          <Link to="#enquiries">See who replied</Link>
        </li>
      )}
      {total > 0 && <li>Can’t find the reply? Check your spam folder or call them.</li>}
    </>
  );
}
