import House from "lucide/dist/esm/icons/house.mjs";
import LayoutDashboard from "lucide/dist/esm/icons/layout-dashboard.mjs";
import { useEffect, useState } from "react";
import { href, useNavigate } from "react-router";
import { call } from "../client/call/call.ts";
import { firstCall } from "../client/call/first-calls.ts";
import { readAll, recordOf } from "../client/session/session.ts";
import { readSecondFactorCall } from "../contract/accounts/calls.ts";
import { readNewsCall } from "../contract/news/calls.ts";
import { consumeFlashMessage } from "../features/providers/web/flash-message.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Banner } from "../ui/page/banner.tsx";
import { LateFrame } from "../ui/page/late-frame.tsx";
import type { PageHandle } from "../ui/page/page-handle.ts";
import { pageMeta } from "../ui/page/page-meta.ts";
import type { Route } from "./+types/admin-page";
import { NewsProvider } from "./admin/actions/use-news.tsx";
import { AdminTabs } from "./admin/admin-tabs.tsx";
import { useAdminGuard } from "./admin/use-admin-guard.ts";
import { WorkspaceHeader } from "./frame/workspace-header.tsx";
import styles from "./admin-page.module.css";

export const handle: PageHandle = {
  firstCalls: [firstCall("admin", readNewsCall), firstCall("admin", readSecondFactorCall)],
};

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Admin Control Panel",
    description: "Where the people who run the site look after it.",
    path: href("/admin"),
    noindex: true,
  });
}

/** A public page; its data is fetched for the super admin [admin-1]. */
export default function AdminPage() {
  const admin = useAdminGuard();
  useFactorGuard(admin?.id);
  const flash = useFlash();
  return (
    <LateFrame className={styles.frame}>
      <WorkspaceHeader
        title="Admin Control Panel"
        lead={admin ? `Logged in as ${readAdminName() || admin.name}` : "For those who run the site"}
        actions={
          <>
            <ButtonLink small variant="outline" icon={House} to={href("/")}>
              Home
            </ButtonLink>
            <ButtonLink small variant="outline" icon={LayoutDashboard} to={href("/dashboard")}>
              Dashboard
            </ButtonLink>
          </>
        }
      />
      {flash !== null && (
        <div className={styles.notice}>
          <Banner announce clears>
            {flash}
          </Banner>
        </div>
      )}
      {admin && (
        <NewsProvider key={admin.id}>
          <AdminTabs />
        </NewsProvider>
      )}
    </LateFrame>
  );
}

/** The person's name: one business may have several admins. */
function readAdminName(): string {
  const { contact_person } = recordOf(readAll().user);
  return typeof contact_person === "string" ? contact_person.trim() : "";
}

function useFlash(): string | null {
  const [flash, setFlash] = useState<string | null>(null);
  useEffect(() => {
    const sentence = consumeFlashMessage();
    if (sentence !== null) setFlash(sentence);
  }, []);
  return flash;
}

/** Redirects a super admin without a required second factor to its page [admin-36]. */
function useFactorGuard(admin: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (admin === undefined) return;
    void call(readSecondFactorCall, { as: "provider", failed: "" }).then((outcome) => {
      if (outcome.ok && outcome.body.is_needed) void navigate(href("/account"), { replace: true });
    });
  }, [admin, navigate]);
}
