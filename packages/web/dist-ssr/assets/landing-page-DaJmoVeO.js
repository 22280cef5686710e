import { c as ButtonTo, d as paths, s as useTitle } from "../entry-prerender.js";
import { t as Drawing } from "./drawing-BhIaOIlz.js";
import { Suspense, lazy } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Check } from "lucide-react";
// src/ui/drawings/underline.svg?raw
var underline_default = "<svg viewBox=\"0 0 240 14\" fill=\"none\" aria-hidden=\"true\" stroke-linecap=\"round\" preserveAspectRatio=\"none\"><path d=\"M3 9C40 3 70 5 104 7S180 11 237 4\" stroke=\"var(--il-honey)\" stroke-width=\"6\" stroke-linecap=\"round\"/></svg>\n";
// src/ui/drawings/underline.tsx
/** The one brush stroke of a page, under the words 5 Minutes. */
function UnderlineDrawing(props) {
	return /* @__PURE__ */ jsx(Drawing, {
		...props,
		markup: underline_default
	});
}
// src/features/landing/hero.tsx
var TableDrawing = lazy(async () => ({ default: (await import("./table-Qo0jIMM6.js")).TableDrawing }));
var proofs = [
	"Ages 2 to 12",
	"No ads, no trackers",
	"No card needed"
];
/** Scene, promise and two buttons inside the first screen of a phone. */
function Hero() {
	return /* @__PURE__ */ jsx("section", {
		className: "hero",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [/* @__PURE__ */ jsxs("div", { children: [
				/* @__PURE__ */ jsxs("h1", {
					tabIndex: -1,
					children: [
						/* @__PURE__ */ jsxs("span", {
							className: "underlined",
							children: ["5 Minutes", /* @__PURE__ */ jsx(UnderlineDrawing, {})]
						}),
						" ",
						"to Be the Parent You Want to\xA0Be"
					]
				}),
				/* @__PURE__ */ jsx("p", {
					className: "lede",
					children: "One small thing to do together tonight, with what is already on the table."
				}),
				/* @__PURE__ */ jsxs("div", {
					className: "actions",
					children: [/* @__PURE__ */ jsx(ButtonTo, {
						to: paths.register,
						variant: "primary",
						children: "Claim Your Free Spot"
					}), /* @__PURE__ */ jsx(ButtonTo, {
						to: paths.activities,
						variant: "secondary",
						children: "See Sample Activities"
					})]
				}),
				/* @__PURE__ */ jsx("ul", {
					className: "proofs",
					children: proofs.map((proof) => /* @__PURE__ */ jsxs("li", { children: [/* @__PURE__ */ jsx(Check, {
						className: "icon",
						"aria-hidden": true
					}), proof] }, proof))
				})
			] }), /* @__PURE__ */ jsx("span", {
				className: "hero-scene",
				children: /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(TableDrawing, {}) })
			})]
		})
	});
}
// src/features/landing/landing-page.tsx
var BelowHero = lazy(async () => ({ default: (await import("./below-hero-BF5JNiB6.js")).BelowHero }));
/** The first page: the promise, a whole activity as proof, the real count, and one lit house at the end. */
function LandingPage() {
	useTitle("Five Good Minutes: 5 minutes to be the parent you want to be");
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Hero, {}), /* @__PURE__ */ jsx(Suspense, {
		fallback: /* @__PURE__ */ jsx("div", { className: "min-h-dvh" }),
		children: /* @__PURE__ */ jsx(BelowHero, {})
	})] });
}
export { LandingPage };
