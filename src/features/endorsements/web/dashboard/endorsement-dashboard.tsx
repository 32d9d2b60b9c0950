import { href } from "react-router";
import { Fetched } from "../../../../client/call/fetched.tsx";
import { useFetched } from "../../../../client/call/use-fetched.ts";
import { useVisitor } from "../../../../client/session/session.ts";
import type { Category } from "../../../../contract/categories/schema.ts";
import {
  listEndorsementsReceivedCall,
  readEndorsementStatusCall,
  trustMessages,
} from "../../../../contract/endorsements/calls.ts";
import type { EndorsementGiven, EndorsementStatus } from "../../../../contract/endorsements/schema.ts";
import { formatDate, formatNumber, formatCount } from "../../../../contract/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { Link } from "../../../../ui/link.tsx";
import { Banner } from "../../../../ui/page/banner.tsx";
import { LoadFailure } from "../../../../ui/page/load-failure.tsx";
import { Skeleton } from "../../../../ui/page/skeleton.tsx";
import { useShowAll } from "../../../../ui/use-show-all.tsx";
import { pointsHindrance, withGiven } from "../my-endorsements.ts";
import { EndorseSearch } from "./endorse-search.tsx";
import { ReceivedList } from "./received-list.tsx";
import text from "../../../../ui/text.module.css";
import styles from "./dashboard.module.css";

const visible_max = 6;

/** Newest first [trust-11]. */
function GivenList({ endorsements }: { endorsements: readonly EndorsementGiven[] }) {
  const { visible, more } = useShowAll(endorsements, visible_max, styles.more);
  if (endorsements.length === 0) {
    return <p>You have not endorsed anybody yet. Find a colleague above whose work you would vouch for.</p>;
  }
  return (
    <>
      <ul className={styles.given}>
        {visible.map((endorsement) => (
          <Given key={endorsement.id} endorsement={endorsement} />
        ))}
      </ul>
      {more}
    </>
  );
}

function Given({ endorsement }: { endorsement: EndorsementGiven }) {
  const { endorsed_provider_id, business_name, is_published, created_at, points_given, comment } = endorsement;
  return (
    <li>
      <p className={styles.name}>
        {is_published ? (
          <Link to={href("/provider/:id", { id: endorsed_provider_id })}>{business_name}</Link>
        ) : (
          <>
            {business_name} <span className={text.fine}>(not published at the moment)</span>
          </>
        )}
      </p>
      <p className={text.fine}>
        <time dateTime={created_at}>{formatDate(created_at)}</time> · {formatCount(points_given, "point", "points")}
      </p>
      {comment && <p className={styles.comment}>“{comment}”</p>}
    </li>
  );
}

const asOwner = { as: "provider", failed: trustMessages.load_failed } as const;

interface EndorsementDashboardProps {
  provider: { id: string; is_published: boolean };
  categories: readonly Pick<Category, "slug" | "name">[];
  /** Null while it is suspended and can't be published. */
  onPublish: (() => void) | null;
}

/** Points, search, and endorsements given and received [trust-11]. */
export function EndorsementDashboard({ provider, categories, onPublish }: EndorsementDashboardProps) {
  const { value, error, put, reload } = useFetched(readEndorsementStatusCall, { ...asOwner });
  const visitor = useVisitor();
  const isActing = visitor.kind === "provider" && visitor.impersonated;
  const given = (endorsement: EndorsementGiven) => put((known) => known && withGiven(known, endorsement));
  const failure = error !== null && !value && <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  return (
    <>
      <FormSection
        title="Endorse others"
        lead="Vouch for providers whose work you know. Couples see it on their profile, and it raises their trust score."
      >
        {failure || (value ? <PointsStatus status={value.status} /> : <Skeleton height="30rem" />)}
        {value && !provider.is_published && !onPublish && (
          <Banner>Your profile is suspended, so you can’t endorse other providers.</Banner>
        )}
        {value && !provider.is_published && onPublish && (
          <Banner action={<Button onClick={onPublish}>Publish</Button>}>
            Publish your profile first, then you can endorse other providers.
          </Banner>
        )}
        {value && (
          <EndorseSearch
            categories={categories}
            points_available={value.status.points_available}
            endorsed={new Set(value.myEndorsements.map(({ endorsed_provider_id }) => endorsed_provider_id))}
            isPublished={provider.is_published}
            hindrance={isActing ? trustMessages.not_as_somebody : pointsHindrance(value.status)}
            onGiven={given}
          />
        )}
      </FormSection>
      <FormSection
        title="Endorsements given"
        lead="They’re shown on these providers’ profiles and can’t be taken back."
      >
        {!failure && (value ? <GivenList endorsements={value.myEndorsements} /> : <Skeleton height="8rem" />)}
      </FormSection>
      <FormSection
        title="Endorsements received"
        lead="Couples see them on your profile. They raise your score and tier."
      >
        <Received provider_id={provider.id} />
      </FormSection>
    </>
  );
}

function Received({ provider_id }: { provider_id: string }) {
  const fetched = useFetched(listEndorsementsReceivedCall, {
    params: { id: provider_id },
    ...asOwner,
  });
  return (
    <Fetched of={fetched} skeleton={<Skeleton height="8rem" />}>
      {({ data }) => <ReceivedList provider_id={provider_id} endorsements={data.endorsements} />}
    </Fetched>
  );
}

/** Points, endorsements received and the monthly allocation [trust-11]. */
function PointsStatus({ status }: { status: EndorsementStatus }) {
  const figures = [
    { term: "Points available", figure: status.points_available },
    { term: "Endorsements received", figure: status.endorsements_count },
    { term: "Monthly allocation", figure: status.monthly_allocation },
  ];
  return (
    <div className={text.stack4}>
      <dl className={styles.figures}>
        {figures.map(({ term, figure }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{formatNumber(figure)}</dd>
          </div>
        ))}
      </dl>
      <p className={text.fine}>
        New points arrive on {formatDate(status.next_credit_on)}. Points you don’t give carry over.
      </p>
    </div>
  );
}
