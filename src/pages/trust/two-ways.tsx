import BadgeCheck from "lucide/dist/esm/icons/badge-check.mjs";
import * as limits from "../../contract/limits.ts";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./two-ways.module.css";

/** Rules [trust-13, trust-17]. */
export function TwoWays() {
  const needed = limits.verification_threshold;
  return (
    <div className={styles.ways}>
      <Panel aria-labelledby="by-colleagues">
        <div className={styles.circle} aria-hidden="true">
          {Array.from({ length: needed }, (_, place) => (
            <span key={place}>
              <Icon of={BadgeCheck} />
            </span>
          ))}
        </div>
        <h3 id="by-colleagues">{needed} verified businesses say so</h3>
        <p>
          A verified vendor opens the profile of a business it knows and presses Verify. With the {needed}th it becomes
          a Verified Business, at once.
        </p>
        <ul>
          <li>Only verified vendors with a public profile can verify, each business once, and never themselves.</li>
          <li>The profile shows how far it has come, such as 4/{needed}.</li>
        </ul>
      </Panel>
      <Panel aria-labelledby="by-request">
        <div className={styles.letter} aria-hidden="true">
          “
        </div>
        <h3 id="by-request">Or the business asks us</h3>
        <p>
          It tells us from its dashboard why it should be verified, at most once every{" "}
          {limits.verification_request_days} days.
        </p>
        <ul>
          <li>We read every request ourselves.</li>
          <li>
            We check that the business exists, that its phone and email reach it, and that the website and reviews it
            names are its own.
          </li>
          <li>We answer by email, whether it is a yes or a not yet.</li>
        </ul>
      </Panel>
    </div>
  );
}
