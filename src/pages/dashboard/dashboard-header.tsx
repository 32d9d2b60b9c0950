import CircleUser from "lucide/dist/esm/icons/circle-user.mjs";
import Ellipsis from "lucide/dist/esm/icons/ellipsis.mjs";
import Eye from "lucide/dist/esm/icons/eye.mjs";
import Images from "lucide/dist/esm/icons/images.mjs";
import LogOut from "lucide/dist/esm/icons/log-out.mjs";
import { href } from "react-router";
import { formatRating } from "../../contract/format.ts";
import type { MyProfile } from "../../contract/providers/my-schema.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Link } from "../../ui/link.tsx";
import { Skeleton } from "../../ui/page/skeleton.tsx";
import { WorkspaceHeader } from "../frame/workspace-header.tsx";
import styles from "./dashboard-header.module.css";

interface DashboardHeaderProps {
  title: string;
  profile?: MyProfile;
  onLogout?: () => void;
}

/** The heading and the links [providers-4]. */
export function DashboardHeader({ title, profile, onLogout }: DashboardHeaderProps) {
  return (
    <WorkspaceHeader
      title={title}
      lead={profile ? describeProfile(profile) : "Your provider dashboard"}
      more={profile ? <TrustLink profile={profile} /> : <Skeleton width="14rem" />}
      actions={
        profile && (
          <div className={styles.ways}>
            <ButtonLink small variant="outline" icon={Eye} to={href("/provider/:id", { id: profile.id })}>
              View Profile
            </ButtonLink>
            <ButtonLink small variant="outline" icon={Images} to={href("/media")}>
              Manage Media
            </ButtonLink>
            <div className={styles.others}>
              <Others onLogout={onLogout} />
            </div>
            <div className={styles.more}>
              <IconButton icon={Ellipsis} label="More" popoverTarget={menu_id} />
              <div id={menu_id} popover="auto" className={styles.menu}>
                <Others onLogout={onLogout} />
              </div>
            </div>
          </div>
        )
      }
    />
  );
}

const menu_id = "dashboard-menu";

function Others({ onLogout }: { onLogout?: () => void }) {
  return (
    <>
      <ButtonLink small variant="outline" icon={CircleUser} to={href("/account")}>
        Account
      </ButtonLink>
      <Button small variant="quiet" icon={LogOut} onClick={onLogout}>
        Logout
      </Button>
    </>
  );
}

function TrustLink({ profile: { trust_score, trust_tier } }: { profile: MyProfile }) {
  return (
    <Link to="#endorsements" replace preventScrollReset>
      Trust score {formatRating(trust_score)}
      {trust_tier !== null && ` (${trust_tier})`}: details
    </Link>
  );
}

function describeProfile({ category_name, city, province }: MyProfile): string {
  const known = [category_name, city, province].filter((name) => name !== null && name !== "");
  return known.length > 0 ? known.join(", ") : "Your provider dashboard";
}
