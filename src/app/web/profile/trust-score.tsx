import { href } from "react-router";
import { formatRating } from "../../../contract/format.ts";
import type { ShownTrust } from "../../../contract/providers/page-shapes.ts";
import { Link } from "../../../ui/link.tsx";
import { ProfileSection } from "./profile-section.tsx";
import text from "../../../ui/text.module.css";
import styles from "./trust-score.module.css";

/** The trust score, what it is made of, and one press away how that makes it. Works without scripts. */
export function TrustScore({ trust: { score, parts } }: { trust: ShownTrust }) {
  return (
    <ProfileSection aside title="Trust score">
      <p className={styles.score}>
        <b>{formatRating(score)}</b> of 5
      </p>
      <ul className={styles.parts}>
        {parts.map(({ name, earned, words }) => (
          <li key={name}>
            <b>{name}</b> <span className={text.fine}>{words}</span>
            <i style={{ backgroundSize: `${earned}%` }} />
          </li>
        ))}
      </ul>
      <details className={text.fine}>
        <summary>What it means</summary>
        <p>
          {parts.map(({ name, percent }, place) => `${place === 0 ? name : name.toLowerCase()} ${percent}%`).join(", ")}
          . Reviews count once we have recorded them, and nobody can buy a score.{" "}
          <Link to={href("/how-trust-works")}>How trust works</Link>
        </p>
      </details>
    </ProfileSection>
  );
}
