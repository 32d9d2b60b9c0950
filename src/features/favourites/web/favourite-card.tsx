import Heart from "lucide/dist/esm/icons/heart.mjs";
import { href, Link } from "react-router";
import type { Favourite } from "../../../contract/favourites/schema.ts";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { CardFacts } from "../../listings/web/card-facts.tsx";
import { gradientFor } from "../../listings/web/gradient-for.ts";
import { FavouriteActions } from "./favourite-actions.tsx";
import type { Marks } from "./favourite-list.ts";
import { Opinions } from "./opinions.tsx";
import styles from "./favourite-card.module.css";

interface FavouriteCardProps {
  favourite: Favourite;
  isShared: boolean;
  mayChange: boolean;
  onRemove: () => void;
  onMark: (marks: Partial<Marks>) => void;
  onSave: () => Promise<void>;
}

/** The name's link covers the card; the heart removes it [couples-9]. */
export function FavouriteCard({ favourite, isShared, mayChange, onRemove, onMark, onSave }: FavouriteCardProps) {
  const { provider_id, business_name, category_name, city, province } = favourite;
  const address = href("/provider/:id", { id: provider_id });
  const place = [city, province].filter(Boolean).join(", ");
  return (
    <article className={styles.card}>
      <Look favourite={favourite} />
      <div className={styles.words}>
        <p className={styles.fine}>{category_name ?? "Wedding services"}</p>
        <h3>
          <Link to={address}>{business_name}</Link>
        </h3>
        <p className={styles.fine}>{place || "South Africa"}</p>
        <CardFacts provider={favourite} />
        <p className={styles.address}>{`${location.origin}${address}`}</p>
      </div>
      <div className={styles.below}>
        <FavouriteActions favourite={favourite} mayChange={mayChange} onMark={onMark} onSave={onSave} />
        <Opinions favourite={favourite} isShared={isShared} />
      </div>
      {mayChange && (
        <IconButton
          raised
          pressed
          className={styles.heart}
          icon={Heart}
          label={`Remove ${business_name} from favourites`}
          onClick={onRemove}
        />
      )}
    </article>
  );
}

function Look({ favourite: { provider_id, banner, logo_url } }: { favourite: Favourite }) {
  const logo = logo_url && <Picture className={styles.logo} src={logo_url} alt="" width={104} height={104} />;
  if (!banner) {
    return (
      <div
        className={classNames(styles.picture, styles.gradient)}
        style={{ backgroundImage: gradientFor(provider_id) }}
      >
        {logo}
      </div>
    );
  }
  const { url, srcset, width, height, placeholder } = banner;
  return (
    <div className={styles.picture}>
      <Picture
        className={styles.banner}
        src={url}
        srcSet={srcset}
        sizes="(min-width: 38rem) 18rem, 104px"
        alt=""
        width={width}
        height={height}
        placeholder={placeholder}
      />
      {logo}
    </div>
  );
}
