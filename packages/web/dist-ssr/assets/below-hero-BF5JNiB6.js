import { t as Drawing } from "./drawing-BhIaOIlz.js";
import { a as WedgeClock, c as ButtonTo, d as paths, f as referralLink, i as promoHeading, l as Button, n as useRegistrationInfo, r as promoBody, t as useSession, u as classNames } from "../entry-prerender.js";
import { Link } from "@tanstack/react-router";
import { useEffect, useId, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Baby, Check, ChevronDown, Copy, Download, Flashlight, HandHelping, ShieldCheck } from "lucide-react";
// src/ui/drawings/clock.svg?raw
var clock_default = "<svg viewBox=\"0 0 208 206\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" aria-hidden=\"true\" focusable=\"false\"><path d=\"M12 104C8 44 50 10 104 10S196 46 194 104S154 194 100 194S16 166 12 104Z\" fill=\"var(--il-ground)\"/><path d=\"M181.2 104C181.2 147.3 146.3 182.1 104 182.1S26.4 147.3 26.4 104S61.7 25.7 104 25.7S181.2 60.7 181.2 104Z\" fill=\"var(--il-paper)\"/><path d=\"M106.3 95.3L106.3 23.3A72 72 0 0 1 142.3 33Z\" fill=\"var(--il-coral)\"/><path d=\"M162.9 70L159.4 72M172 104L164 104M162.9 138L159.4 136M138 162.9L136 159.4M104 172L104 164M70 162.9L72 159.4M45.1 138L48.6 136M36 104L44 104M45.1 70L48.6 72M70 45.1L72 48.6\" stroke=\"var(--il-pen)\" stroke-width=\"3\"/><path d=\"M104 104V33M104 104L139 43\" stroke=\"var(--il-pen)\" stroke-width=\"4\"/><circle cx=\"104\" cy=\"104\" r=\"6\" fill=\"var(--il-pen)\"/><path d=\"M105 24.5C150 24 184 58 184 104S150 184 104 183S24 148 25 104S60 25 105 24.5Z\" stroke=\"var(--il-pen)\" stroke-width=\"3\"/><g fill=\"var(--il-pen)\"><ellipse cx=\"86\" cy=\"124\" rx=\"3.4\" ry=\"4.4\"/><ellipse cx=\"122\" cy=\"124\" rx=\"3.4\" ry=\"4.4\"/></g><path d=\"M92 140q12 10 24 0\" stroke=\"var(--il-pen)\" stroke-width=\"3.4\"/><g fill=\"var(--il-coral)\" opacity=\".35\"><circle cx=\"76\" cy=\"136\" r=\"8\"/><circle cx=\"132\" cy=\"136\" r=\"8\"/></g></svg>\n";
// src/ui/drawings/clock.tsx
/** The kitchen clock with its five minutes filled; the face of errors and of done. */
function ClockDrawing(props) {
	return /* @__PURE__ */ jsx(Drawing, {
		...props,
		markup: clock_default
	});
}
// src/ui/drawings/high-five.svg?raw
var high_five_default = "<svg viewBox=\"0 0 320 226\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" aria-hidden=\"true\" focusable=\"false\"><path d=\"M14 126C8 58 76 18 160 16S306 58 308 126S248 214 156 216S20 196 14 126Z\" fill=\"var(--il-ground)\"/><path d=\"M160 36v-16M132 44l-9-13M188 44l9-13M112 66l-14-6M208 66l14-6\" stroke=\"var(--il-honey)\" stroke-width=\"5\"/><path d=\"M40 132v44q0 8 8 8h42q8 0 10 10l4 18\" stroke=\"var(--il-pen)\" stroke-width=\"4\"/><path d=\"M46 190C44 148 56 136 78 136S110 150 108 188Z\" fill=\"var(--il-coral)\"/><path d=\"M48 176q40-8 66 4q8 4 6 16l-4 16h-14l-2-14H52Z\" fill=\"var(--il-plum)\"/><path d=\"M70 120h17v18q-9 7-17 0Z\" fill=\"#E5B083\"/><path d=\"M50 108C46 78 62 68 80 69S112 84 106 108C104 128 100 140 80 142S54 132 50 108Z\" fill=\"var(--il-teal)\"/><path d=\"M102.2 106C102.2 118.9 93.4 129.4 82 129.4S61.5 118.9 61.5 106S70.6 82.2 82 82.2S102.2 93.1 102.2 106Z\" fill=\"#E5B083\"/><path d=\"M60 108C60 86 70 80 84 81S103 92 102 104C98 92 92 90 82 90S64 94 60 108Z\" fill=\"var(--il-teal)\"/><g fill=\"var(--il-coral)\" opacity=\".38\"><circle cx=\"80.2\" cy=\"110.8\" r=\"3.4\"/><circle cx=\"97.8\" cy=\"110.8\" r=\"3.4\"/></g><g fill=\"var(--il-pen)\"><ellipse cx=\"83.4\" cy=\"106\" rx=\"2.1\" ry=\"2.7\"/><ellipse cx=\"94.6\" cy=\"105.5\" rx=\"2.1\" ry=\"2.7\"/></g><path d=\"M85 112.4q4.4 4 8.8-1\" stroke=\"var(--il-pen)\" stroke-width=\"2\"/><path d=\"M98 156C118 146 132 124 146 98\" stroke=\"var(--il-coral)\" stroke-width=\"15\"/><circle cx=\"149\" cy=\"92\" r=\"9\" fill=\"#E5B083\"/><path d=\"M149 84l1-9M143 86l-4-8M155 87l5-7\" stroke=\"none\" stroke-width=\"2.2\"/><circle cx=\"66\" cy=\"188\" r=\"27\" stroke=\"var(--il-pen)\" stroke-width=\"4.5\"/><circle cx=\"66\" cy=\"188\" r=\"5\" fill=\"var(--il-pen)\"/><path d=\"M66 163v50M41 188h50M48 170l36 36M84 170l-36 36\" stroke=\"var(--il-pen)\" stroke-width=\"1.2\" opacity=\".5\"/><circle cx=\"112\" cy=\"208\" r=\"7\" fill=\"var(--il-pen)\"/><path d=\"M222 190l-8 16M240 190l10 14\" stroke=\"var(--il-pen)\" stroke-width=\"4\"/><path d=\"M206 194C202 164 214 152 230 152S254 166 254 192Z\" fill=\"var(--il-honey)\"/><path d=\"M206 196q24-10 48-3l0-14q-24-8-48 2Z\" fill=\"var(--il-teal)\"/><path d=\"M222 142h14v12q-7 5-14 0Z\" fill=\"#E5B083\"/><path d=\"M250.5 122C250.5 133.7 240.6 143.3 228 143.3S205.2 133.7 205.2 122S215.4 100.6 228 100.6S250.5 110.3 250.5 122Z\" fill=\"#E5B083\"/><path d=\"M205 124C200 100 216 92 231 93S258 106 252 128C248 118 244 112 236 110C224 112 212 110 205 124Z\" fill=\"#3A2530\"/><g fill=\"var(--il-coral)\" opacity=\".38\"><circle cx=\"211.6\" cy=\"129\" r=\"3.5\"/><circle cx=\"230\" cy=\"129\" r=\"3.5\"/></g><g fill=\"var(--il-pen)\"><ellipse cx=\"214.9\" cy=\"124\" rx=\"2.1\" ry=\"2.7\"/><ellipse cx=\"226.7\" cy=\"123.5\" rx=\"2.1\" ry=\"2.7\"/></g><path d=\"M215.8 129.9q5 2 10.1-.6q-1 6.7-6 6.7t-6-6.2Z\" fill=\"var(--il-pen)\"/><path d=\"M212 168C192 154 176 126 166 100\" stroke=\"var(--il-honey)\" stroke-width=\"12\"/><circle cx=\"164\" cy=\"95\" r=\"7.5\" fill=\"#E5B083\"/><path d=\"M248 168C262 166 268 158 270 148\" stroke=\"var(--il-honey)\" stroke-width=\"12\"/><circle cx=\"271\" cy=\"145\" r=\"6.5\" fill=\"#E5B083\"/><path d=\"M216 220q14-4 32 0\" stroke=\"var(--il-stroke)\" stroke-width=\"2.4\" opacity=\".5\"/><path d=\"M6 217q150-4 304 0\" stroke=\"var(--il-stroke)\" stroke-width=\"2.4\"/><circle cx=\"282\" cy=\"76\" r=\"4\" fill=\"var(--il-coral)\"/><circle cx=\"42\" cy=\"66\" r=\"4\" fill=\"var(--il-teal)\"/><circle cx=\"266\" cy=\"44\" r=\"3\" fill=\"var(--il-teal)\"/><path d=\"M276 106l4 8 8 1-6 6 2 8-8-4-8 4 2-8-6-6 8-1Z\" fill=\"var(--il-coral)\"/></svg>\n";
// src/ui/drawings/high-five.tsx
/** A mother in a wheelchair and her son, mid high five. */
function HighFiveDrawing(props) {
	return /* @__PURE__ */ jsx(Drawing, {
		...props,
		markup: high_five_default
	});
}
// src/ui/drawings/sock-mountain.svg?raw
var sock_mountain_default = "<svg viewBox=\"0 0 320 238\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" aria-hidden=\"true\" focusable=\"false\"><path d=\"M12 150C4 76 76 26 168 24S318 76 314 150S250 230 160 232S18 214 12 150Z\" fill=\"var(--il-ground)\"/><path d=\"M58 226C84 196 106 166 128 124Q146 96 166 122C190 164 214 196 240 226Z\" fill=\"var(--il-plum)\" opacity=\".9\"/><g transform=\"translate(78 188)rotate(18)\" fill=\"var(--il-teal)\"><g id=\"fgm-sock\"><path d=\"M0 0h17v20q0 4 5 7q12 4 10 12-2 6-11 5Q11 44 4 37-1 32 0 24Z\"/><path d=\"M-1 6q9 2 19 0M23 44q-3-8 6-14\" stroke=\"var(--il-pen)\" stroke-width=\"1.8\" opacity=\".5\" fill=\"none\"/></g></g><use href=\"#fgm-sock\" transform=\"translate(110 178)rotate(-40)\" fill=\"var(--il-honey)\"/><use href=\"#fgm-sock\" transform=\"translate(140 184)rotate(12)\" fill=\"var(--il-coral)\"/><use href=\"#fgm-sock\" transform=\"translate(176 178)rotate(50)\" fill=\"var(--il-paper)\"/><use href=\"#fgm-sock\" transform=\"translate(206 190)rotate(-20)\" fill=\"var(--il-teal)\"/><use href=\"#fgm-sock\" transform=\"translate(98 214)rotate(-75)\" fill=\"var(--il-coral)\"/><use href=\"#fgm-sock\" transform=\"translate(136 214)rotate(-80)\" fill=\"var(--il-teal)\"/><use href=\"#fgm-sock\" transform=\"translate(182 216)rotate(-78)\" fill=\"var(--il-honey)\"/><use href=\"#fgm-sock\" transform=\"translate(222 214)rotate(-70)\" fill=\"var(--il-coral)\"/><use href=\"#fgm-sock\" transform=\"translate(112 150)rotate(20)\" fill=\"var(--il-paper)\"/><use href=\"#fgm-sock\" transform=\"translate(150 142)rotate(-30)\" fill=\"var(--il-teal)\"/><use href=\"#fgm-sock\" transform=\"translate(180 156)rotate(10)\" fill=\"var(--il-coral)\"/><use href=\"#fgm-sock\" transform=\"translate(132 116)rotate(15)\" fill=\"var(--il-honey)\"/><use href=\"#fgm-sock\" transform=\"translate(156 118)rotate(-35)scale(0.9)\" fill=\"var(--il-coral)\"/><use href=\"#fgm-sock\" transform=\"translate(64 216)rotate(-60)scale(0.9)\" fill=\"var(--il-paper)\"/><path d=\"M150 118L152 62\" stroke=\"var(--il-pen)\" stroke-width=\"2.6\"/><path d=\"M152 62q16-6 34 4q-14 4-14 8q6 4 8 10q-16-6-27 0Z\" fill=\"var(--il-coral)\"/><path d=\"M234 226C232 182 242 162 268 162S306 184 304 226Z\" fill=\"var(--il-teal)\"/><path d=\"M250 172q16 10 34 0\" stroke=\"var(--il-paper)\" stroke-width=\"3\"/><path d=\"M258 146h17v18q-9 7-17 0Z\" fill=\"#E5B083\"/><circle cx=\"284\" cy=\"98\" r=\"13\" fill=\"#CFC6CE\"/><path d=\"M290.5 128C290.5 140.7 279.9 152.6 267 152.6S244 140.7 244 128S254.1 104.5 267 104.5S290.5 115.3 290.5 128Z\" fill=\"#E5B083\"/><path d=\"M243 130C240 104 254 98 269 99S295 112 290 132C286 118 276 112 266 112S248 118 243 130Z\" fill=\"#CFC6CE\"/><g fill=\"var(--il-coral)\" opacity=\".38\"><circle cx=\"249.9\" cy=\"135.3\" r=\"3.7\"/><circle cx=\"269.3\" cy=\"135.3\" r=\"3.7\"/></g><g fill=\"var(--il-pen)\"><ellipse cx=\"253.4\" cy=\"130\" rx=\"2.1\" ry=\"2.7\"/><ellipse cx=\"265.8\" cy=\"129.5\" rx=\"2.1\" ry=\"2.7\"/></g><path d=\"M255.2 137q4.8 4.4 9.7-1\" stroke=\"var(--il-pen)\" stroke-width=\"2\"/><g stroke=\"var(--il-pen)\" stroke-width=\"1.7\"><circle cx=\"252.5\" cy=\"129\" r=\"6.5\"/><circle cx=\"267\" cy=\"128.5\" r=\"6.5\"/><path d=\"M259 128h1.5M274 127l14-3\"/></g><path d=\"M246 184C234 182 226 174 222 164\" stroke=\"var(--il-teal)\" stroke-width=\"14\"/><circle cx=\"221\" cy=\"161\" r=\"7.5\" fill=\"#E5B083\"/><use href=\"#fgm-sock\" transform=\"translate(206 128)rotate(14)scale(0.8)\" fill=\"var(--il-honey)\"/><path d=\"M254 182q-8 6-16 4\" stroke=\"var(--il-pen)\" stroke-width=\"1.8\"/><path d=\"M58 226v-20M76 226v-20\" stroke=\"var(--il-pen)\" stroke-width=\"4\"/><path d=\"M44 210C42 182 52 172 67 172S90 184 89 210Z\" fill=\"var(--il-coral)\"/><path d=\"M60 162h14v12q-7 5-14 0Z\" fill=\"#96593A\"/><path d=\"M89.5 144C89.5 155.7 79.4 166.8 67 166.8S44.7 155.7 44.7 144S54.6 121.6 67 121.6S89.5 132.3 89.5 144Z\" fill=\"#96593A\"/><path d=\"M43 148C38 122 52 112 68 112S98 124 91 148C88 134 80 130 68 130S48 136 43 148Z\" fill=\"#241820\"/><g fill=\"var(--il-coral)\" opacity=\".38\"><circle cx=\"65\" cy=\"151\" r=\"3.5\"/><circle cx=\"83.4\" cy=\"151\" r=\"3.5\"/></g><g fill=\"#24160F\"><ellipse cx=\"68.3\" cy=\"146\" rx=\"2.1\" ry=\"2.7\"/><ellipse cx=\"80.1\" cy=\"145.5\" rx=\"2.1\" ry=\"2.7\"/></g><path d=\"M69.2 151.9q5 2 10.1-.6q-1 6.7-6 6.7t-6-6.2Z\" fill=\"#24160F\"/><path d=\"M84 188C94 178 98 166 98 154\" stroke=\"var(--il-coral)\" stroke-width=\"12\"/><circle cx=\"98\" cy=\"150\" r=\"6.5\" fill=\"#96593A\"/><use href=\"#fgm-sock\" transform=\"translate(84 112)rotate(-8)scale(0.8)\" fill=\"var(--il-honey)\"/><path d=\"M50 190C40 196 36 202 36 208\" stroke=\"var(--il-coral)\" stroke-width=\"12\"/><circle cx=\"36\" cy=\"210\" r=\"6.5\" fill=\"#96593A\"/><path d=\"M6 228q160-4 310 0\" stroke=\"var(--il-stroke)\" stroke-width=\"2.4\"/></svg>\n";
// src/ui/drawings/sock-mountain.tsx
/** Grandmother, child and a mountain of socks. The sock is drawn once and reused by id, which is made unique here. */
function SockMountainDrawing(props) {
	const id = useId();
	return /* @__PURE__ */ jsx(Drawing, {
		...props,
		markup: sock_mountain_default.replaceAll("fgm-sock", `sock${id}`)
	});
}
// src/features/landing/benefits.tsx
/** Three reasons, each with its drawing. */
function Benefits() {
	return /* @__PURE__ */ jsx("section", {
		className: "band pt-6",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [/* @__PURE__ */ jsx("h2", {
				className: "hidden-text",
				children: "Why it works"
			}), /* @__PURE__ */ jsxs("ul", {
				className: "benefits",
				children: [
					/* @__PURE__ */ jsx(Benefit, {
						title: "Just 5 Minutes",
						drawing: /* @__PURE__ */ jsx(ClockDrawing, {}),
						children: "Read it in forty seconds, play it in five minutes. Then get back to the pasta."
					}),
					/* @__PURE__ */ jsx(Benefit, {
						title: "Zero Guilt Pure Joy",
						drawing: /* @__PURE__ */ jsx(SockMountainDrawing, {}),
						children: "Socks, spoons and a wall will do. If it flops, it flops. You were there."
					}),
					/* @__PURE__ */ jsx(Benefit, {
						title: "Real Connection",
						drawing: /* @__PURE__ */ jsx(HighFiveDrawing, {}),
						children: "Every activity has one sentence to say that starts a real conversation."
					})
				]
			})]
		})
	});
}
function Benefit({ title, drawing, children }) {
	return /* @__PURE__ */ jsxs("li", {
		className: "card benefit",
		children: [drawing, /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h3", { children: title }), /* @__PURE__ */ jsx("p", {
			className: "muted small",
			children
		})] })]
	});
}
// src/ui/drawings/lit-house.svg?raw
var lit_house_default = "<svg viewBox=\"0 0 260 212\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" aria-hidden=\"true\" focusable=\"false\"><path d=\"M30 120C22 60 60 18 130 18S232 52 232 116S190 190 126 190S36 180 30 120Z\" fill=\"var(--il-ground)\"/><path d=\"M70 96h116v92H70Z\" fill=\"var(--il-coral)\"/><path d=\"M56 100L128 40L202 98L190 106L70 106Z\" fill=\"var(--il-plum)\"/><path d=\"M160 56v-22h16v36Z\" fill=\"var(--il-plum)\"/><path d=\"M112 188v-46q16-16 32 0v46Z\" fill=\"var(--il-honey)\"/><path d=\"M82 116h22v24H82ZM154 116h22v24h-22Z\" fill=\"var(--il-honey)\"/><path d=\"M93 116v24M82 128h22M165 116v24M154 128h22\" stroke=\"var(--il-pen)\" stroke-width=\"2\"/><path d=\"M112 188v-46q16-16 32 0v46\" stroke=\"var(--il-pen)\" stroke-width=\"2.2\"/><circle cx=\"138\" cy=\"166\" r=\"2\" fill=\"var(--il-pen)\"/><path d=\"M112 188h32l34 20H78Z\" fill=\"var(--il-honey)\" opacity=\".5\"/><path d=\"M8 190q120-4 246 0\" stroke=\"var(--il-stroke)\" stroke-width=\"2.4\"/><path d=\"M214 190q-4-26 10-40q14 14 12 40Z\" fill=\"var(--il-teal)\"/><path d=\"M225 190v-24\" stroke=\"var(--il-pen)\" stroke-width=\"2\"/><path d=\"M36 190q-4-18 8-28q12 10 10 28Z\" fill=\"var(--il-teal)\"/></svg>\n";
// src/ui/drawings/lit-house.tsx
/** One lit house in the evening. */
function LitHouseDrawing(props) {
	return /* @__PURE__ */ jsx(Drawing, {
		...props,
		markup: lit_house_default
	});
}
// src/features/landing/closing.tsx
/** The page ends at night, with one lit house and the honey button. */
function Closing() {
	return /* @__PURE__ */ jsx("section", {
		className: "night band closing",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [/* @__PURE__ */ jsxs("div", { children: [
				/* @__PURE__ */ jsx("h2", {
					className: "text-h1",
					children: "The dishes can wait five minutes"
				}),
				/* @__PURE__ */ jsx("p", {
					className: "closing-line muted",
					children: "Pick one small thing. Do it tonight, badly if need be."
				}),
				/* @__PURE__ */ jsx(ButtonTo, {
					to: paths.register,
					variant: "honey",
					children: "Start Connecting Today - FREE"
				})
			] }), /* @__PURE__ */ jsx(LitHouseDrawing, {})]
		})
	});
}
// src/features/landing/promises.tsx
var promises = [
	{
		icon: ShieldCheck,
		title: "No ads, no trackers",
		text: "Nothing leaves this page before you press a button."
	},
	{
		icon: Baby,
		title: "First name, birthday, what they love",
		text: "That is all we keep about a child, so that ideas fit."
	},
	{
		icon: Download,
		title: "Yours to take",
		text: "Download everything, or delete it, from your profile."
	},
	{
		icon: HandHelping,
		title: "Checked for safety",
		text: "Every idea passes an age and material check before you see it."
	}
];
/** What a careful parent wants to know before signing up. */
function Promises() {
	return /* @__PURE__ */ jsx("section", {
		className: "band pt-0",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [/* @__PURE__ */ jsx("h2", {
				className: "hidden-text",
				children: "What you can count on"
			}), /* @__PURE__ */ jsx("ul", {
				className: "promises",
				children: promises.map(({ icon: Icon, title, text }) => /* @__PURE__ */ jsxs("li", {
					className: "promise",
					children: [/* @__PURE__ */ jsx(Icon, {
						className: "icon",
						"aria-hidden": true
					}), /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("b", { children: title }), text] })]
				}, title))
			})]
		})
	});
}
// src/ui/copy-button.tsx
var confirmationTime = 2e3;
var words$1 = {
	copied: "Copied",
	failed: "Copying failed"
};
/** Copies a text and says so for two seconds, to eye and ear. */
function CopyButton({ text, children, variant = "calm", ...look }) {
	const [outcome, setOutcome] = useState(null);
	useEffect(() => {
		if (!outcome) return;
		const timer = setTimeout(() => setOutcome(null), confirmationTime);
		return () => clearTimeout(timer);
	}, [outcome]);
	async function copy() {
		try {
			await navigator.clipboard.writeText(text);
			setOutcome("copied");
		} catch {
			setOutcome("failed");
		}
	}
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Button, {
		variant,
		...look,
		icon: outcome === "copied" ? Check : Copy,
		onClick: () => void copy(),
		children: outcome ? words$1[outcome] : children
	}), /* @__PURE__ */ jsx("span", {
		role: "status",
		className: "hidden-text",
		children: outcome ? words$1[outcome] : ""
	})] });
}
// src/ui/dots.tsx
/** One dot per founding family: a number a parent can count. The key below says the same in words. */
function Dots({ taken, total }) {
	const free = total - taken;
	return /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("div", {
		className: "dots",
		role: "img",
		"aria-label": `${taken} of ${total} founding spots taken, ${free} left`,
		children: Array.from({ length: total }, (_, index) => /* @__PURE__ */ jsx("i", { className: classNames(index >= taken && "free") }, index))
	}), /* @__PURE__ */ jsxs("p", {
		className: "dots-key",
		children: [/* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("i", {}), taken === 1 ? "1 family joined" : `${taken} families joined`] }), /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("i", { className: "free" }), free === 1 ? "1 spot left" : `${free} spots left`] })]
	})] });
}
// src/ui/drawings/families.svg?raw
var families_default = "<svg viewBox=\"0 0 448 132\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" aria-hidden=\"true\" focusable=\"false\"><path d=\"M14 132C13 99 22 92 44 92S75 99 74 132Z\" fill=\"var(--il-teal)\"/><path d=\"M37 79h14v15q-7 6-14 0Z\" fill=\"#E5B083\"/><path d=\"M65.8 64C65.8 76.4 55.7 87 44 87S21.4 76.4 21.4 64S32.3 41.7 44 41.7S65.8 51.6 65.8 64Z\" fill=\"#E5B083\"/><path d=\"M23 60Q22 50 28 48Q26 62 24 70ZM65 60Q66 50 60 48Q62 62 64 70Z\" fill=\"#CFC6CE\"/><path d=\"M34 78q10-6 21 0q-4 8-10 6q-7 2-11-6Z\" fill=\"#CFC6CE\"/><path d=\"M42 62q2.4 2.4 4.8 0m6.4 0q2.4 2.4 4.8 0\" stroke=\"var(--il-pen)\" stroke-width=\"2\"/><path d=\"M46.8 69.2q4 3.2 7.2-1\" stroke=\"var(--il-pen)\" stroke-width=\"2\"/><path d=\"M56 132q0-30 18-30t18 30Z\" fill=\"var(--il-honey)\"/><path d=\"M90.6 100C90.6 107.8 83.9 114.1 76 114.1S61.2 107.8 61.2 100S68.1 85.9 76 85.9S90.6 92.2 90.6 100Z\" fill=\"#E5B083\"/><g fill=\"var(--il-coral)\" opacity=\".38\"><circle cx=\"65.4\" cy=\"104.6\" r=\"2.5\"/><circle cx=\"78.6\" cy=\"104.6\" r=\"2.5\"/></g><g fill=\"var(--il-pen)\"><ellipse cx=\"67.8\" cy=\"101\" rx=\"2.1\" ry=\"2.7\"/><ellipse cx=\"76.2\" cy=\"100.5\" rx=\"2.1\" ry=\"2.7\"/></g><path d=\"M69 105.8q3.3 3 6.6-1\" stroke=\"var(--il-pen)\" stroke-width=\"2\"/><path d=\"M102 132C98 92 106 40 134 40S170 88 168 132Z\" fill=\"var(--il-coral)\"/><path d=\"M153.4 70C153.4 80.6 145.1 90.5 135 90.5S117 80.6 117 70S124.9 50.4 135 50.4S153.4 59.4 153.4 70Z\" fill=\"#C08255\"/><path d=\"M116 72C116 52 124 46 136 47S154 56 154 70C150 58 142 56 134 57S120 60 116 72Z\" fill=\"var(--il-coral)\"/><g fill=\"var(--il-coral)\" opacity=\".38\"><circle cx=\"131.7\" cy=\"74.3\" r=\"3\"/><circle cx=\"147.5\" cy=\"74.3\" r=\"3\"/></g><g fill=\"var(--il-pen)\"><ellipse cx=\"134.6\" cy=\"70\" rx=\"2.1\" ry=\"2.7\"/><ellipse cx=\"144.6\" cy=\"69.5\" rx=\"2.1\" ry=\"2.7\"/></g><path d=\"M136 75.8q4 3.6 7.9-1\" stroke=\"var(--il-pen)\" stroke-width=\"2\"/><path d=\"M157 132C157 123 161 117 178 117S199 123 199 132Z\" fill=\"var(--il-honey)\"/><path d=\"M171 108h14v12q-7 6-14 0Z\" fill=\"#C08255\"/><path d=\"M195.6 96C195.6 106 187.3 114.3 178 114.3S160.5 106 160.5 96S168.7 78.1 178 78.1S195.6 86 195.6 96Z\" fill=\"#C08255\"/><path d=\"M160 98C158 80 168 76 179 77S197 84 195 98C188 88 172 86 160 98Z\" fill=\"#241820\"/><circle cx=\"160\" cy=\"84\" r=\"7\" fill=\"#241820\"/><circle cx=\"196\" cy=\"84\" r=\"7\" fill=\"#241820\"/><g fill=\"var(--il-coral)\" opacity=\".38\"><circle cx=\"165.8\" cy=\"101.8\" r=\"2.7\"/><circle cx=\"179.8\" cy=\"101.8\" r=\"2.7\"/></g><g fill=\"var(--il-pen)\"><ellipse cx=\"168.3\" cy=\"98\" rx=\"2.1\" ry=\"2.7\"/><ellipse cx=\"177.3\" cy=\"97.5\" rx=\"2.1\" ry=\"2.7\"/></g><path d=\"M169 102.5q3.8 2 7.7-.6q-1 5.1-6 5.1t-6-4.7Z\" fill=\"var(--il-pen)\"/><path d=\"M202 132C201 95 210 88 232 88S263 95 262 132Z\" fill=\"var(--il-plum)\"/><path d=\"M225 75h14v15q-7 6-14 0Z\" fill=\"#6B4130\"/><path d=\"M253.6 60C253.6 72.4 243.9 82.4 232 82.4S210.7 72.4 210.7 60S220.1 36.5 232 36.5S253.6 47.6 253.6 60Z\" fill=\"#6B4130\"/><path d=\"M210 58C208 40 220 36 232 36S256 42 254 58C248 48 240 48 232 48S216 48 210 58Z\" fill=\"#1C1216\"/><g fill=\"#24160F\"><ellipse cx=\"233.4\" cy=\"60\" rx=\"2.1\" ry=\"2.7\"/><ellipse cx=\"244.6\" cy=\"59.5\" rx=\"2.1\" ry=\"2.7\"/></g><path d=\"M235 66.4q4.4 4 8.8-1\" stroke=\"#24160F\" stroke-width=\"2\"/><path d=\"M262 132C261 97 270 90 292 90S323 97 322 132Z\" fill=\"var(--il-teal)\"/><path d=\"M285 77h14v15q-7 6-14 0Z\" fill=\"#F7D3BA\"/><path d=\"M314.5 62C314.5 74.3 304.5 85.4 292 85.4S270.6 74.3 270.6 62S279.5 38.5 292 38.5S314.5 49.7 314.5 62Z\" fill=\"#F7D3BA\"/><path d=\"M269 62C264 40 280 34 294 36S318 46 314 64C310 54 304 52 300 46C292 54 276 52 269 62Z\" fill=\"#D8A04A\"/><path d=\"M272 70Q276 88 292 88Q308 87 313 70Q304 80 293 78Q280 79 272 70Z\" fill=\"#D8A04A\"/><path d=\"M277 62q2.4 2.4 4.8 0m6.4 0q2.4 2.4 4.8 0\" stroke=\"var(--il-pen)\" stroke-width=\"2\"/><path d=\"M281.8 69.2q4 3.2 7.2-1\" stroke=\"var(--il-pen)\" stroke-width=\"2\"/><path d=\"M244 132C243 124 246 118 262 118S281 124 280 132Z\" fill=\"var(--il-honey)\"/><path d=\"M255 109h14v11q-7 6-14 0Z\" fill=\"#96593A\"/><path d=\"M277.8 98C277.8 107.1 270.6 114.7 262 114.7S246 107.1 246 98S253.4 81.5 262 81.5S277.8 88.9 277.8 98Z\" fill=\"#96593A\"/><path d=\"M245 98C243 82 252 78 262 78S281 84 279 98C272 90 254 88 245 98Z\" fill=\"#241820\"/><g fill=\"var(--il-coral)\" opacity=\".38\"><circle cx=\"255.4\" cy=\"103.6\" r=\"2.5\"/><circle cx=\"268.6\" cy=\"103.6\" r=\"2.5\"/></g><g fill=\"#24160F\"><ellipse cx=\"257.8\" cy=\"100\" rx=\"2.1\" ry=\"2.7\"/><ellipse cx=\"266.2\" cy=\"99.5\" rx=\"2.1\" ry=\"2.7\"/></g><path d=\"M258.4 104.2q3.6 2 7.2-.6q-1 4.8-6 4.8t-6-4.4Z\" fill=\"#24160F\"/><path d=\"M336 90C328 52 344 38 362 38S394 56 388 96Q390 116 378 118L346 116Q336 112 336 90Z\" fill=\"#A3482A\"/><path d=\"M335 132C334 100 342 93 362 93S390 100 389 132Z\" fill=\"var(--il-coral)\"/><path d=\"M355 82h14v14q-7 6-14 0Z\" fill=\"#F7D3BA\"/><path d=\"M382.4 68C382.4 79.2 373.2 88.8 362 88.8S341.8 79.2 341.8 68S350.8 47.4 362 47.4S382.4 56.8 382.4 68Z\" fill=\"#F7D3BA\"/><path d=\"M341 68C340 48 350 42 363 43S385 50 383 68C376 56 366 60 358 54C354 60 346 58 341 68Z\" fill=\"#A3482A\"/><path d=\"M360.2 70q2.3 2.3 4.6 0m6.1 0q2.3 2.3 4.6 0\" stroke=\"var(--il-pen)\" stroke-width=\"2\"/><path d=\"M364.8 76.8q3.8 3 6.8-1\" stroke=\"var(--il-pen)\" stroke-width=\"2\"/><path d=\"M387 132C387 121 391 115 408 115S429 121 429 132Z\" fill=\"var(--il-teal)\"/><path d=\"M401 106h14v12q-7 6-14 0Z\" fill=\"#F7D3BA\"/><path d=\"M425.4 94C425.4 103.8 417.3 111.6 408 111.6S390.4 103.8 390.4 94S398.7 76.7 408 76.7S425.4 84.2 425.4 94Z\" fill=\"#F7D3BA\"/><path d=\"M390 94C386 76 398 72 409 72S428 80 425 94C418 84 412 88 406 84C400 88 394 86 390 94Z\" fill=\"#A3482A\"/><g fill=\"var(--il-coral)\" opacity=\".38\"><circle cx=\"395.8\" cy=\"99.8\" r=\"2.7\"/><circle cx=\"409.8\" cy=\"99.8\" r=\"2.7\"/></g><g fill=\"var(--il-pen)\"><ellipse cx=\"398.3\" cy=\"96\" rx=\"2.1\" ry=\"2.7\"/><ellipse cx=\"407.3\" cy=\"95.5\" rx=\"2.1\" ry=\"2.7\"/></g><path d=\"M399.6 101.1q3.5 3.2 7-1\" stroke=\"var(--il-pen)\" stroke-width=\"2\"/><g stroke=\"var(--il-pen)\" stroke-width=\"1.5\"><circle cx=\"398.5\" cy=\"96\" r=\"5.5\"/><circle cx=\"408.5\" cy=\"96\" r=\"5.5\"/></g></svg>\n";
// src/ui/drawings/families.tsx
/** Six families in a row, none of them the one right family. */
function FamiliesDrawing(props) {
	return /* @__PURE__ */ jsx(Drawing, {
		...props,
		markup: families_default
	});
}
// src/features/landing/promo-card.tsx
/** The founding offer, or for a family that is in, how to bring a friend. Its place is kept until we know which. */
function PromoCard() {
	const session = useSession();
	return /* @__PURE__ */ jsx("section", {
		className: "band",
		id: "founding",
		children: /* @__PURE__ */ jsx("div", {
			className: "wrap",
			children: /* @__PURE__ */ jsxs("div", {
				className: "promo-place",
				children: [session.state === "signed_out" && /* @__PURE__ */ jsx(FoundingOffer, {}), session.state === "signed_in" && /* @__PURE__ */ jsx(BringAFriend, { user: session.user })]
			})
		})
	});
}
function FoundingOffer() {
	const info = useRegistrationInfo();
	const spots = info?.spots_remaining;
	return /* @__PURE__ */ jsxs("div", {
		className: "card lift promo",
		children: [typeof spots === "number" ? /* @__PURE__ */ jsx(Dots, {
			taken: 50 - spots,
			total: 50
		}) : /* @__PURE__ */ jsx(FamiliesDrawing, {}), /* @__PURE__ */ jsxs("div", { children: [
			/* @__PURE__ */ jsx("h2", {
				className: "promo-heading",
				children: promoHeading(info)
			}),
			/* @__PURE__ */ jsx("p", {
				className: "promo-body",
				children: promoBody(info)
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "row row-wrap",
				children: [/* @__PURE__ */ jsx(ButtonTo, {
					to: paths.register,
					variant: "primary",
					children: "Sign Up Now"
				}), /* @__PURE__ */ jsx(ButtonTo, {
					to: paths.login,
					variant: "secondary",
					children: "Log In"
				})]
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "promo-fine label muted",
				children: [spots !== 0 && "Free for life means free for life: no card now, no bill later. ", typeof spots === "number" && "The dots are the real count, straight from our list of families."]
			})
		] })]
	});
}
function BringAFriend({ user }) {
	const { referral_code } = user;
	return /* @__PURE__ */ jsxs("div", {
		className: "card lift promo",
		children: [/* @__PURE__ */ jsx(FamiliesDrawing, {}), /* @__PURE__ */ jsxs("div", { children: [
			/* @__PURE__ */ jsx("h2", {
				className: "promo-heading",
				children: "Help Other Busy Parents!"
			}),
			/* @__PURE__ */ jsx("p", {
				className: "promo-body",
				children: "Share your code. You and your friend both get bonus connection time."
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "row row-wrap",
				children: [
					/* @__PURE__ */ jsx("span", {
						className: "code",
						children: referral_code
					}),
					/* @__PURE__ */ jsx(CopyButton, {
						text: referral_code,
						size: "small",
						children: "Copy Code"
					}),
					/* @__PURE__ */ jsx(CopyButton, {
						text: referralLink(window.location.origin, referral_code),
						size: "small",
						children: "Copy Link"
					}),
					/* @__PURE__ */ jsx(ButtonTo, {
						to: paths.profile,
						variant: "text",
						size: "small",
						children: "View Referral Details"
					})
				]
			}),
			/* @__PURE__ */ jsx("p", {
				className: "promo-fine label muted",
				children: "3 referrals = Skip waitlist, 5 referrals = Bonus activities, 10 referrals = Early access"
			})
		] })]
	});
}
// src/ui/chip.tsx
/** A word about a thing. Never clickable: what one can choose is a `ChoiceGroup`. */
function Chip({ tone, icon: Icon, children }) {
	return /* @__PURE__ */ jsxs("span", {
		className: classNames("chip", tone),
		children: [Icon && /* @__PURE__ */ jsx(Icon, {
			className: "icon",
			"aria-hidden": true
		}), children]
	});
}
var words = {
	easy: "Easy",
	medium: "Medium",
	hard: "Hard"
};
/** Green, yellow or red, and always the word: color alone tells nobody enough. */
function DifficultyChip({ difficulty_level }) {
	return /* @__PURE__ */ jsx("span", {
		className: classNames("chip", difficulty_level),
		children: words[difficulty_level]
	});
}
// src/ui/drawings/shadow-wave.svg?raw
var shadow_wave_default = "<svg viewBox=\"0 0 324 226\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" aria-hidden=\"true\" focusable=\"false\"><path d=\"M10 130C6 60 80 14 170 14S320 60 318 132S262 216 160 218S14 200 10 130Z\" fill=\"var(--il-ground)\"/><path d=\"M124 146L236 22Q316 44 318 132Q314 194 256 213Z\" fill=\"var(--il-honey)\" opacity=\".55\"/><path d=\"M222 213C218 166 226 148 240 140C222 128 218 104 226 90C216 82 222 62 238 68C250 62 266 62 276 68C292 60 300 80 290 90C298 106 294 124 284 134C296 128 300 112 298 98Q304 86 312 96C316 122 306 150 288 160C292 178 292 196 290 213Z\" fill=\"var(--il-plum)\" opacity=\".8\"/><path d=\"M20 216C14 172 30 146 56 146S92 170 88 196L106 200Q112 214 104 216Z\" fill=\"var(--il-teal)\"/><path d=\"M46 190C60 184 84 188 104 198Q114 212 104 217L34 217Z\" fill=\"var(--il-plum)\"/><path d=\"M49 130h17v18q-9 7-17 0Z\" fill=\"#6B4130\"/><path d=\"M80.5 112C80.5 125.9 70.3 137.1 58 137.1S35.2 125.9 35.2 112S45.7 86.8 58 86.8S80.5 98.1 80.5 112Z\" fill=\"#6B4130\"/><path d=\"M34 114C30 88 44 80 60 81S86 94 82 108C76 98 68 96 58 97S40 102 34 114Z\" fill=\"#1C1216\"/><path d=\"M42 122Q44 138 60 138Q74 137 80 122Q72 132 62 130Q50 131 42 122Z\" fill=\"#1C1216\"/><g fill=\"#24160F\"><ellipse cx=\"60.2\" cy=\"110\" rx=\"2.1\" ry=\"2.7\"/><ellipse cx=\"72.6\" cy=\"109.5\" rx=\"2.1\" ry=\"2.7\"/></g><path d=\"M62 117q4.8 4.4 9.7-1\" stroke=\"#24160F\" stroke-width=\"2\"/><path d=\"M98 150l18-8 6 13-19 9Z\" fill=\"var(--il-coral)\"/><path d=\"M115 141l9-7 10 20-11 2Z\" fill=\"var(--il-paper)\"/><path d=\"M70 168C82 174 92 168 100 162\" stroke=\"var(--il-teal)\" stroke-width=\"14\"/><circle cx=\"103\" cy=\"160\" r=\"7.5\" fill=\"#6B4130\"/><path d=\"M160 214v-20M176 214v-20\" stroke=\"var(--il-pen)\" stroke-width=\"4\"/><path d=\"M146 198C144 172 154 160 168 160S190 172 189 198Z\" fill=\"var(--il-coral)\"/><path d=\"M161 150h14v12q-7 5-14 0Z\" fill=\"#6B4130\"/><circle cx=\"154\" cy=\"107\" r=\"8\" fill=\"#1C1216\"/><circle cx=\"184\" cy=\"106\" r=\"8\" fill=\"#1C1216\"/><path d=\"M190.5 132C190.5 143.2 180.9 153.8 169 153.8S147.7 143.2 147.7 132S157.1 110.7 169 110.7S190.5 120.8 190.5 132Z\" fill=\"#6B4130\"/><path d=\"M146 132C142 112 156 104 170 105S196 118 191 130C184 120 178 118 168 118S152 122 146 132Z\" fill=\"#1C1216\"/><g fill=\"var(--il-coral)\" opacity=\".38\"><circle cx=\"169.2\" cy=\"138.8\" r=\"3.4\"/><circle cx=\"186.8\" cy=\"138.8\" r=\"3.4\"/></g><g fill=\"#24160F\"><ellipse cx=\"172.4\" cy=\"134\" rx=\"2.1\" ry=\"2.7\"/><ellipse cx=\"183.6\" cy=\"133.5\" rx=\"2.1\" ry=\"2.7\"/></g><path d=\"M173.2 139.6q4.8 2 9.6-.6q-1 6.4-6 6.4t-6-5.9Z\" fill=\"#24160F\"/><path d=\"M184 176C196 168 200 156 200 146\" stroke=\"var(--il-coral)\" stroke-width=\"12\"/><circle cx=\"200\" cy=\"141\" r=\"6.5\" fill=\"#6B4130\"/><path d=\"M152 178C144 184 142 190 142 196\" stroke=\"var(--il-coral)\" stroke-width=\"12\"/><circle cx=\"142\" cy=\"198\" r=\"6.5\" fill=\"#6B4130\"/><path d=\"M4 217q160-4 314 0\" stroke=\"var(--il-stroke)\" stroke-width=\"2.4\"/></svg>\n";
// src/ui/drawings/shadow-wave.tsx
/** Father and daughter wave at their shadow on the wall. */
function ShadowWaveDrawing(props) {
	return /* @__PURE__ */ jsx(Drawing, {
		...props,
		markup: shadow_wave_default
	});
}
// src/lib/format.ts
/** 'Ages 2-4', or 'Age 5' when it fits one year only. */
function formatAges({ min_age, max_age }) {
	return min_age === max_age ? `Age ${min_age}` : `Ages ${min_age}-${max_age}`;
}
/** '5 min': the number and its unit in one breath, so that three facts stay on one row of a phone. */
function formatMinutes(minutes) {
	return `${minutes} min`;
}
// src/ui/facts.tsx
/** Three facts in one row: minutes, ages, what you need. */
function Facts({ children }) {
	return /* @__PURE__ */ jsx("div", {
		className: "facts",
		children
	});
}
/** One fact with its icon. */
function Fact({ icon: Icon, children }) {
	return /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx(Icon, {
		className: "icon",
		"aria-hidden": true
	}), children] });
}
/** How long it takes, as a slice and a number. */
function MinutesFact({ minutes }) {
	return /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx(WedgeClock, { minutes }), formatMinutes(minutes)] });
}
/** For which ages it is. */
function AgesFact({ min_age, max_age }) {
	return /* @__PURE__ */ jsx(Fact, {
		icon: Baby,
		children: formatAges({
			min_age,
			max_age
		})
	});
}
// src/ui/safety-note.tsx
/**
* What keeps the child safe, the first sentence bold. It stands before step 1 when an adult must be close,
* after the objectives otherwise.
*/
function SafetyNote({ text }) {
	const [first, rest] = splitAfterFirstSentence(text);
	return /* @__PURE__ */ jsxs("p", {
		className: "note",
		children: [/* @__PURE__ */ jsx(ShieldCheck, {
			className: "icon",
			"aria-hidden": true
		}), /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("b", { children: first }), rest && ` ${rest}`] })]
	});
}
function splitAfterFirstSentence(text) {
	const end = text.search(/[.!?](?:\s|$)/);
	return end < 0 ? [text, ""] : [text.slice(0, end + 1), text.slice(end + 1).trim()];
}
// src/ui/say.tsx
/** The sentence a parent can say aloud. `manner` is 'quietly' and the like. */
function Say({ words, manner }) {
	return /* @__PURE__ */ jsxs("p", {
		className: "say",
		children: [/* @__PURE__ */ jsx("span", {
			className: "who",
			children: manner ? `Say ${manner}` : "Say"
		}), /* @__PURE__ */ jsx("q", { children: words })]
	});
}
// src/features/landing/shadow-wave.ts
/**
* The activity on the landing page, word for word from our library (the test beside it compares them). It stands here
* because the page is written at build time and must be readable without a call.
*/
var shadow_wave = {
	title: "Shadow Wave",
	description: "Your child meets their own shadow on the wall, makes it wave, and finds out what turns it big or small.",
	min_age: 2,
	max_age: 4,
	duration_minutes: 5,
	difficulty_level: "easy",
	materials_list: ["1 flashlight", "A bare wall in a dim room"],
	setup_instructions: [
		"Dim the room and sit on the floor facing a bare wall.",
		"Shine the flashlight at the wall from behind your child.",
		"Wave at the shadow and wait for your child to wave too.",
		"Step closer to the light together, then farther away.",
		"Stop when the shadow has said goodbye with a hand, a foot and a nose."
	],
	learning_objectives: [
		"Points to a shadow and names whose it is",
		"Shows one way to make the shadow bigger",
		"Copies one movement made by the adult"
	],
	connection_prompt: "Look, your shadow knows you! What should we ask it to do next?",
	easier: "Hold your child's hand near the light and wave for the shadow.",
	harder: "Use one toy and ask your child to make its shadow as tall as they are.",
	safety_note: "You hold the flashlight; use one with a screwed battery door, and never shine it into eyes. Stay within arm's reach."
};
// src/features/landing/sample-activity.tsx
/** One activity with nothing left out: a parent can close the page and play it. */
function SampleActivity() {
	const { title, description, duration_minutes, difficulty_level } = shadow_wave;
	return /* @__PURE__ */ jsx("section", {
		className: "band bg-sunk",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [/* @__PURE__ */ jsxs("div", {
				className: "section-head",
				children: [/* @__PURE__ */ jsx("h2", { children: "A whole activity, not a teaser" }), /* @__PURE__ */ jsx(Link, {
					to: paths.activities,
					className: "only-desk",
					children: "See Sample Activities"
				})]
			}), /* @__PURE__ */ jsxs("article", {
				className: "card lift flush recipe",
				children: [
					/* @__PURE__ */ jsxs("div", {
						className: "recipe-picture",
						children: [/* @__PURE__ */ jsx("span", {
							className: "wall-clock only-desk",
							children: /* @__PURE__ */ jsx(WedgeClock, {
								minutes: duration_minutes,
								size: "huge"
							})
						}), /* @__PURE__ */ jsx(ShadowWaveDrawing, { className: "w-full" })]
					}),
					/* @__PURE__ */ jsxs("div", {
						className: "recipe-body",
						children: [
							/* @__PURE__ */ jsxs("div", {
								className: "row row-wrap gap-2",
								children: [/* @__PURE__ */ jsx(Chip, { children: "Ready to Start" }), /* @__PURE__ */ jsx(DifficultyChip, { difficulty_level })]
							}),
							/* @__PURE__ */ jsx("h3", {
								className: "recipe-title",
								children: title
							}),
							/* @__PURE__ */ jsx("p", { children: description }),
							/* @__PURE__ */ jsxs(Facts, { children: [
								/* @__PURE__ */ jsx(MinutesFact, { minutes: duration_minutes }),
								/* @__PURE__ */ jsx(AgesFact, {
									min_age: shadow_wave.min_age,
									max_age: shadow_wave.max_age
								}),
								/* @__PURE__ */ jsx(Fact, {
									icon: Flashlight,
									children: shadow_wave.materials_list[0]
								})
							] }),
							/* @__PURE__ */ jsx(SafetyNote, { text: shadow_wave.safety_note }),
							/* @__PURE__ */ jsx("ol", {
								className: "recipe-steps",
								children: shadow_wave.setup_instructions.map((step) => /* @__PURE__ */ jsx("li", { children: step }, step))
							}),
							/* @__PURE__ */ jsx(MoreOfIt, {})
						]
					}),
					/* @__PURE__ */ jsx("div", {
						className: "recipe-say",
						children: /* @__PURE__ */ jsx(Say, { words: shadow_wave.connection_prompt })
					})
				]
			})]
		})
	});
}
function MoreOfIt() {
	return /* @__PURE__ */ jsxs("details", {
		className: "recipe-more",
		children: [
			/* @__PURE__ */ jsxs("summary", { children: ["Easier, harder, and what to look for", /* @__PURE__ */ jsx(ChevronDown, {
				className: "icon",
				"aria-hidden": true
			})] }),
			/* @__PURE__ */ jsxs("p", { children: [
				/* @__PURE__ */ jsx("b", { children: "Easier." }),
				" ",
				shadow_wave.easier
			] }),
			/* @__PURE__ */ jsxs("p", { children: [
				/* @__PURE__ */ jsx("b", { children: "Harder." }),
				" ",
				shadow_wave.harder
			] }),
			/* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx("b", { children: "You may see your child do one of these:" }) }),
			/* @__PURE__ */ jsx("ul", {
				className: "recipe-goals",
				children: shadow_wave.learning_objectives.map((objective) => /* @__PURE__ */ jsx("li", { children: objective }, objective))
			})
		]
	});
}
// src/features/landing/below-hero.tsx
/** Everything of the landing page that one scrolls to. */
function BelowHero() {
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(Benefits, {}),
		/* @__PURE__ */ jsx(SampleActivity, {}),
		/* @__PURE__ */ jsx(PromoCard, {}),
		/* @__PURE__ */ jsx(Promises, {}),
		/* @__PURE__ */ jsx(Closing, {})
	] });
}
export { BelowHero };
