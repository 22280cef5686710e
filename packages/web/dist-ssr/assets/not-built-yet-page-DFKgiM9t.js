import { c as ButtonTo, d as paths, o as PageTitle } from "../entry-prerender.js";
import { t as Drawing } from "./drawing-BhIaOIlz.js";
import { useMatches } from "@tanstack/react-router";
import { jsx, jsxs } from "react/jsx-runtime";
// src/ui/drawings/cardboard-house.svg?raw
var cardboard_house_default = "<svg viewBox=\"0 0 320 236\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" aria-hidden=\"true\" focusable=\"false\"><path d=\"M14 136C8 66 70 22 160 20S310 60 314 138S262 230 160 232S20 210 14 136Z\" fill=\"var(--il-ground)\"/><path d=\"M112 104l112-3 2 121-114 2Z\" fill=\"#D9A871\"/><path d=\"M100 106L164 50L240 101L226 108L164 68L112 112Z\" fill=\"#C48F57\"/><path d=\"M98 105L164 48L242 100M113 110v114M226 104l1 119\" stroke=\"var(--il-pen)\" stroke-width=\"2.4\"/><path d=\"M192 60v-20l16-1v33Z\" fill=\"#C48F57\"/><path d=\"M182 222v-62q18-16 34 0v62Z\" fill=\"var(--il-plum)\"/><path d=\"M182 222v-62q18-16 34 0v62\" stroke=\"var(--il-pen)\" stroke-width=\"2.2\"/><path d=\"M124 128h44v44h-44Z\" fill=\"var(--il-plum)\"/><path d=\"M123 127h46v46h-46Z\" stroke=\"var(--il-pen)\" stroke-width=\"2.2\"/><path d=\"M128 172q0-16 18-16t18 16Z\" fill=\"var(--il-coral)\"/><path d=\"M165.2 146C165.2 156.1 156.8 164.3 146 164.3S126.6 156.1 126.6 146S135.2 127.4 146 127.4S165.2 135.9 165.2 146Z\" fill=\"#F7D3BA\"/><path d=\"M127 144C126 128 136 124 147 124S166 130 165 144C156 134 140 134 127 144Z\" fill=\"#A3482A\"/><path d=\"M132 127l2-15 7 7 6-9 6 9 8-7 0 15q-14-5-29 0Z\" fill=\"var(--il-honey)\"/><g fill=\"var(--il-coral)\" opacity=\".38\"><circle cx=\"134.5\" cy=\"152.3\" r=\"3\"/><circle cx=\"150.3\" cy=\"152.3\" r=\"3\"/></g><g fill=\"var(--il-pen)\"><ellipse cx=\"137.4\" cy=\"148\" rx=\"2.1\" ry=\"2.7\"/><ellipse cx=\"147.4\" cy=\"147.5\" rx=\"2.1\" ry=\"2.7\"/></g><path d=\"M138.1 153q4.3 2 8.6-.6q-1 5.8-6 5.8t-6-5.3Z\" fill=\"var(--il-pen)\"/><path d=\"M124 173h46\" stroke=\"var(--il-pen)\" stroke-width=\"3\"/><path d=\"M112 196l12-3M112 208l12-3\" fill=\"none\"/><path d=\"M128 190l30-1M132 200l20-1\" stroke=\"var(--il-pen)\" stroke-width=\"1.8\" opacity=\".5\"/><path d=\"M196 118q9-10 18 0q-2 9-9 14q-8-5-9-14Z\" fill=\"var(--il-coral)\"/><path d=\"M30 224C28 182 42 164 66 164S102 184 100 224Z\" fill=\"var(--il-teal)\"/><path d=\"M58 148h17v18q-9 7-17 0Z\" fill=\"#F7D3BA\"/><path d=\"M89.9 130C89.9 143.3 79.7 154.7 67 154.7S44.7 143.3 44.7 130S54.3 104.3 67 104.3S89.9 116.7 89.9 130Z\" fill=\"#F7D3BA\"/><path d=\"M44 132C40 108 52 100 68 101S92 110 90 130C84 118 78 116 68 116S50 120 44 132Z\" fill=\"#A3482A\"/><path d=\"M45 134C46 158 56 160 69 160S91 154 90 132C86 144 80 145 72 144Q58 146 45 134Z\" fill=\"#A3482A\"/><path d=\"M64.8 130q2.5 2.5 5 0m6.7 0q2.5 2.5 5 0\" stroke=\"var(--il-pen)\" stroke-width=\"2\"/><path d=\"M69.8 137.6q4.2 3.4 7.6-1\" stroke=\"var(--il-pen)\" stroke-width=\"2\"/><path d=\"M64 149q6 4 12-1\" stroke=\"var(--il-paper)\" stroke-width=\"2\"/><path d=\"M20 226C24 208 44 206 60 212S104 212 112 226Z\" fill=\"var(--il-plum)\"/><path d=\"M90 184C100 196 104 200 110 200\" stroke=\"var(--il-teal)\" stroke-width=\"15\"/><circle cx=\"112\" cy=\"199\" r=\"7.5\" fill=\"#F7D3BA\"/><path d=\"M108 186h15l-2 15h-11Z\" fill=\"var(--il-paper)\"/><path d=\"M123 189q7 1 4 7l-4 1\" stroke=\"var(--il-paper)\" stroke-width=\"2.6\"/><path d=\"M84 182q7 12 14 18\" stroke=\"var(--il-pen)\" stroke-width=\"1.8\"/><path d=\"M262 224v-18M280 224v-18\" stroke=\"var(--il-pen)\" stroke-width=\"4\"/><path d=\"M250 208C248 182 256 172 270 172S292 184 291 208Z\" fill=\"var(--il-honey)\"/><path d=\"M264 162h13v12q-6 4-13 0Z\" fill=\"#F7D3BA\"/><path d=\"M246 142C244 124 256 116 271 117S296 126 295 146L297 168Q290 172 286 160L250 158Q248 170 243 166Z\" fill=\"#D8A04A\"/><path d=\"M292.8 144C292.8 155.9 282.4 165.8 270 165.8S248.8 155.9 248.8 144S257.6 123.7 270 123.7S292.8 132.1 292.8 144Z\" fill=\"#F7D3BA\"/><path d=\"M248 140C250 126 260 121 272 122S293 130 292 142C284 130 262 130 248 140Z\" fill=\"#D8A04A\"/><g fill=\"var(--il-coral)\" opacity=\".38\"><circle cx=\"254.6\" cy=\"151\" r=\"3.5\"/><circle cx=\"273\" cy=\"151\" r=\"3.5\"/></g><g fill=\"var(--il-pen)\"><ellipse cx=\"257.9\" cy=\"146\" rx=\"2.1\" ry=\"2.7\"/><ellipse cx=\"269.7\" cy=\"145.5\" rx=\"2.1\" ry=\"2.7\"/></g><path d=\"M259.6 152.7q4.6 4.2 9.2-1\" stroke=\"var(--il-pen)\" stroke-width=\"2\"/><path d=\"M256 188C246 186 240 180 234 176\" stroke=\"var(--il-honey)\" stroke-width=\"12\"/><circle cx=\"232\" cy=\"175\" r=\"6.5\" fill=\"#F7D3BA\"/><path d=\"M226 168l8 14\" stroke=\"var(--il-coral)\" stroke-width=\"5\"/><path d=\"M4 226q160-4 312 0\" stroke=\"var(--il-stroke)\" stroke-width=\"2.4\"/></svg>\n";
// src/ui/drawings/cardboard-house.tsx
/** A bearded father of two and a house of cardboard. */
function CardboardHouseDrawing(props) {
	return /* @__PURE__ */ jsx(Drawing, {
		...props,
		markup: cardboard_house_default
	});
}
// src/app/not-built-yet-page.tsx
var places = {
	generator: {
		title: "Create",
		plan: "Say how old your child is, what is within reach and how long you have. It writes one activity that fits and passes the safety check."
	},
	upgrade: {
		title: "Upgrade",
		plan: "One payment for lifetime premium, in your currency, with the exact price before you pay."
	},
	community: {
		title: "Community",
		plan: "Activities that other families made and played, to take home, and a way to share your own."
	},
	premiumLibrary: {
		title: "Premium",
		plan: "A library of slower, Montessori-style activities, with filters and a shelf to save them on."
	},
	dashboard: {
		title: "Dashboard",
		plan: "Your place in the queue, why it moved, the countdown to launch, and your link for friends."
	},
	profile: {
		title: "Profile",
		plan: "Your children, what you played together, your referral code, and everything you can download or delete."
	},
	freeActivities: {
		title: "Free downloads",
		plan: "A few activities on paper, to print and put on the fridge."
	},
	admin: {
		title: "Admin",
		plan: "Launch numbers, AI providers and the waitlist queue, for those who run the place."
	},
	hunt: {
		title: "Hunt",
		plan: "Draw your home, hide things in it, and let the clues lead your child from room to room."
	}
};
/** Stands where a page of the plan will be: what it will do, that it does not yet, and one way back. */
function NotBuiltYetPage() {
	const place = places[useMatches({ select: (matches) => matches.findLast((match) => match.staticData?.placeToCome)?.staticData.placeToCome }) ?? "hunt"];
	return /* @__PURE__ */ jsx("div", {
		className: "wrap page",
		children: /* @__PURE__ */ jsxs("div", {
			className: "card empty",
			children: [
				/* @__PURE__ */ jsx(CardboardHouseDrawing, {}),
				/* @__PURE__ */ jsx(PageTitle, {
					className: "text-h3",
					children: place.title
				}),
				/* @__PURE__ */ jsx("p", { children: place.plan }),
				/* @__PURE__ */ jsx("p", {
					className: "muted",
					children: "It is not built yet. Nothing you have is affected."
				}),
				/* @__PURE__ */ jsx("div", {
					className: "row",
					children: /* @__PURE__ */ jsx(ButtonTo, {
						to: paths.activities,
						variant: "primary",
						size: "small",
						children: "Back to the activities"
					})
				})
			]
		})
	});
}
export { NotBuiltYetPage };
