import CircleUser from "lucide/dist/esm/icons/circle-user.mjs";
import Eye from "lucide/dist/esm/icons/eye.mjs";
import Images from "lucide/dist/esm/icons/images.mjs";
import LogOut from "lucide/dist/esm/icons/log-out.mjs";
import { href } from "react-router";
import { formatRating } from "../../../contract/format.ts";
import type { OwnProfile } from "../../../contract/own-profile.ts";
import { EnquiriesLink } from "../../../features/enquiries/web/enquiries-link.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { DeskHead } from "../desk-head.tsx";

interface DashboardHeadProps {
  /** The business's name, or what stands in for it. */
  title: string;
  /** Absent while it is fetched. */
  profile?: OwnProfile;
  onLogout?: () => void;
}

/** Whose dashboard it is, and the ways from here (spec 2.7). */
export function DashboardHead({ title, profile, onLogout }: DashboardHeadProps) {
  return (
    <DeskHead
      title={title}
      lead={profile ? lineOf(profile) : "Your provider dashboard"}
      more={profile ? <TrustLink profile={profile} /> : <Skeleton width="14rem" />}
      actions={
        profile && (
          <>
            <ButtonLink small variant="outline" icon={Eye} to={href("/provider/:id", { id: profile.id })}>
              View Profile
            </ButtonLink>
            <ButtonLink small variant="outline" icon={Images} to="/media">
              Manage Media
            </ButtonLink>
            <EnquiriesLink />
            <ButtonLink small variant="outline" icon={CircleUser} to="/account">
              Account
            </ButtonLink>
            <Button small variant="quiet" icon={LogOut} onClick={onLogout}>
              Logout
            </Button>
          </>
        )
      }
    />
  );
}

/** The score and tier today, leading to what would raise them. */
function TrustLink({ profile: { trust_score, trust_tier } }: { profile: OwnProfile }) {
  return (
    <Link to="#endorsements" replace preventScrollReset>
      Trust score {formatRating(trust_score)}
      {trust_tier !== null && `, ${trust_tier}`}: what would raise it
    </Link>
  );
}

function lineOf({ category_name, city, province }: OwnProfile): string {
  const known = [category_name, city, province].filter((part) => part !== null && part !== "");
  return known.length > 0 ? known.join(", ") : "Your provider dashboard";
}
