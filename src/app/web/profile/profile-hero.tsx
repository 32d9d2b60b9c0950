import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import type { ReactNode } from "react";
import { href } from "react-router";
import type { ProfileProvider } from "../../../contract/profile-page.ts";
import { PriceRange } from "../../../features/providers/web/price-range.tsx";
import { TrustTier } from "../../../features/providers/web/trust-tier.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { PageFrame } from "../../../ui/page-frame.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Rating } from "../../../ui/stars.tsx";
import { ProfileBadges } from "./profile-badges.tsx";
import { ProfileBanner } from "./profile-banner.tsx";
import styles from "./profile-hero.module.css";

interface ProfileHeroProps {
  provider: ProfileProvider;
  /** Buttons for whoever may do more than look. */
  actions?: ReactNode;
  /** Buttons upon the banner and the logo, in a corner that they choose themselves. */
  onBanner?: ReactNode;
  onLogo?: ReactNode;
}

/** The top of a profile: banner, logo, name, and the facts by which couples choose (spec 2.8). */
export function ProfileHero({ provider, actions, onBanner, onLogo }: ProfileHeroProps) {
  return (
    <>
      <PageFrame bleed>
        <ProfileBanner provider={provider}>{onBanner}</ProfileBanner>
      </PageFrame>
      <PageFrame>
        <header className={styles.head}>
          <div className={styles.roundel}>
            <Logo logo={provider.logo} business_name={provider.business_name} />
            {onLogo}
          </div>
          <div className={styles.words}>
            <h1>{provider.business_name}</h1>
            <KeyFacts {...provider} />
            <ProfileBadges badges={provider.badges} className={styles.badges} />
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      </PageFrame>
    </>
  );
}

/** The logo in its roundel; the first letter of the name where there is none. */
function Logo({ logo, business_name }: Pick<ProfileProvider, "logo" | "business_name">) {
  if (!logo) {
    return (
      <span className={styles.logo} aria-hidden="true">
        {business_name.slice(0, 1)}
      </span>
    );
  }
  return (
    <Picture
      className={styles.logo}
      src={logo.url}
      srcSet={logo.srcset}
      sizes="(min-width: 64rem) 144px, 96px"
      alt=""
      width={144}
      height={144}
    />
  );
}

function KeyFacts({
  category_name,
  category_slug,
  city,
  province,
  rating,
  review_count,
  trust_tier,
  price_range,
}: ProfileProvider) {
  const place = [city, province].filter(Boolean).join(", ");
  return (
    <p className={styles.line}>
      {place && (
        <span className={styles.place}>
          <Icon of={MapPin} />
          {place}
        </span>
      )}
      {category_name && category_slug && (
        <Link to={{ pathname: href("/providers"), search: `?category=${category_slug}` }}>{category_name}</Link>
      )}
      {review_count > 0 && <Rating value={rating} count={review_count} />}
      {trust_tier && (
        <Link to={href("/how-trust-works")}>
          <TrustTier tier={trust_tier} />
        </Link>
      )}
      <PriceRange tiers={price_range} />
    </p>
  );
}
