import Search from "lucide/dist/esm/icons/search.mjs";
import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Fields } from "../../../../ui/form/field.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { ReviewLinkFinder } from "../review-link-finder.tsx";
import { LinkField, TextField } from "./fields/typed-fields.tsx";
import { useField } from "./use-field.ts";

interface SocialMediaTabProps {
  /** Then only admins write the review counts [trust-21]. */
  ratings_recorded: boolean;
}

export function SocialMediaTab({ ratings_recorded }: SocialMediaTabProps) {
  const count = ratings_recorded
    ? { readOnly: true, help: "We keep this number up to date ourselves, together with your rating." }
    : { help: "The number shown there today." };
  return (
    <>
      <FormSection
        title="Follow us"
        lead="Your handles, such as @yourname, or the addresses of your pages. One of them, or a website, makes your profile more complete."
      >
        <Fields>
          <LinkField name="instagram_url" mark="(recommended)" placeholder="@yourname" />
          <LinkField name="youtube_url" placeholder="@yourname" />
          <LinkField name="tiktok_url" placeholder="@yourname" />
          <LinkField name="pinterest_url" placeholder="@yourname" />
          <LinkField name="linkedin_url" placeholder="yourname or linkedin.com/in/yourname" />
        </Fields>
      </FormSection>
      <FormSection
        title="Reviews"
        lead="Couples can read and write reviews there. Ratings count once we have checked them."
      >
        <GoogleReviewLink />
        <LinkField name="facebook_review_url" placeholder="facebook.com/yourname/reviews" />
        <Fields>
          <TextField name="google_review_count" {...count} />
          <TextField name="facebook_review_count" {...count} />
        </Fields>
      </FormSection>
    </>
  );
}

function GoogleReviewLink() {
  const [isFinding, setFinding] = useState(false);
  const { change } = useField("google_review_url");
  const { value: business_name } = useField("business_name");
  const { value: city } = useField("city");
  const { value: province } = useField("province");
  return (
    <div>
      <LinkField
        name="google_review_url"
        placeholder="g.page/r/…/review"
        help="The link that opens your Google reviews."
      />
      <Button variant="quiet" small icon={Search} onClick={() => setFinding(true)}>
        Find my Google review link
      </Button>
      <ReviewLinkFinder
        open={isFinding}
        onClose={() => setFinding(false)}
        business_name={business_name}
        location={[city, province].filter((name) => name.trim() !== "").join(", ")}
        onUse={change}
      />
    </div>
  );
}
