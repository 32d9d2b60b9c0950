import { useVisitor } from "../../../../client/session.ts";
import { useFetched } from "../../../../client/use-fetched.ts";
import type { Category } from "../../../../contract/categories/shapes.ts";
import type { EndorsementGiven } from "../../../../contract/endorsements/shapes.ts";
import {
  listEndorsementsReceived,
  readEndorsementStatus,
  trustMessages,
} from "../../../../contract/endorsements/words.ts";
import { Banner } from "../../../../ui/banner.tsx";
import { Button } from "../../../../ui/button.tsx";
import { FormPart } from "../../../../ui/form-part.tsx";
import { LoadFailure } from "../../../../ui/load-failure.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { pointsHindrance, withGiven } from "../own-endorsements.ts";
import { EndorseSearch } from "./endorse-search.tsx";
import { GivenList } from "./given-list.tsx";
import { PointsStatus } from "./points-status.tsx";
import { ReceivedList } from "./received-list.tsx";

const asOwner = { as: "provider", failed: trustMessages.load_failed } as const;

interface EndorsementDashboardProps {
  provider: { id: string; is_published: boolean };
  categories: readonly Pick<Category, "slug" | "name">[];
  /** Null while it is suspended, and can't be published. */
  onPublish: (() => void) | null;
}

/** A provider's points, whom to give them to, whom it gave them to, and who endorsed it [trust-11]. */
export function EndorsementDashboard({ provider, categories, onPublish }: EndorsementDashboardProps) {
  const { value, error, put, reload } = useFetched(readEndorsementStatus, { ...asOwner });
  const visitor = useVisitor();
  const isActing = visitor.kind === "provider" && visitor.impersonated;
  const given = (endorsement: EndorsementGiven) => put((known) => known && withGiven(known, endorsement));
  const failure = error !== null && !value && <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  return (
    <>
      <FormPart
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
      </FormPart>
      <FormPart title="Endorsements given" lead="They’re shown on these providers’ profiles and can’t be taken back.">
        {!failure && (value ? <GivenList endorsements={value.myEndorsements} /> : <Skeleton height="8rem" />)}
      </FormPart>
      <FormPart title="Endorsements received" lead="Couples see them on your profile. They raise your score and tier.">
        <Received provider_id={provider.id} />
      </FormPart>
    </>
  );
}

function Received({ provider_id }: { provider_id: string }) {
  const { value, error, reload } = useFetched(listEndorsementsReceived, { params: { id: provider_id }, ...asOwner });
  if (value) return <ReceivedList provider_id={provider_id} endorsements={value.data.endorsements} />;
  return error === null ? <Skeleton height="8rem" /> : <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
}
