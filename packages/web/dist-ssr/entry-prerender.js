import { Link, Outlet, RouterProvider, createLink, createMemoryHistory, createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect, useMatches, useNavigate, useRouter, useRouterState } from "@tanstack/react-router";
import { StrictMode, Suspense, lazy, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { prerender } from "react-dom/static";
import { createTRPCClient, httpBatchStreamLink, httpLink, retryLink, splitLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import { MutationCache, QueryClient, QueryClientProvider, useQueryErrorResetBoundary } from "@tanstack/react-query";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Blocks, BookHeart, Crown, Lightbulb, LogOut, Map, UsersRound } from "lucide-react";
// src/lib/errors.ts
var network = "Network error. Please try again.";
/** The HTTP status the server answered with; undefined when no answer came (offline, server down). */
function httpStatus(error) {
	return data(error).httpStatus;
}
/** The id that finds this failure in the server's log; only the server's own faults carry one. */
function requestId(error) {
	return data(error).request_id;
}
/** One sentence for a person: the server's own words, or what to do when no answer came. */
function errorMessage(error) {
	if (httpStatus(error) === void 0) return network;
	return error instanceof Error && error.message ? error.message : network;
}
function data(error) {
	if (typeof error !== "object" || error === null || !("data" in error)) return {};
	return error.data ?? {};
}
// src/lib/trpc.ts
/** The hooks of every procedure: `trpc.auth.status.useQuery()`. */
var trpc = createTRPCReact();
// src/lib/trpc-client.ts
var url = "/trpc";
/** A token store on the given fetch. Tests hand in the server's own fetch. */
function createCsrfToken(fetch) {
	const client = createTRPCClient({ links: [httpLink({
		url,
		fetch
	})] });
	let token;
	return {
		read() {
			token ??= client.auth.csrfToken.query().then((answer) => answer.csrf_token);
			token.catch(() => {
				token = void 0;
			});
			return token;
		},
		forget() {
			token = void 0;
		}
	};
}
/**
* Queries travel together in a stream (at most 10, the server's limit); every mutation travels alone with its token.
* A mutation refused for its token is sent once more with a fresh one, as the spec asks.
*/
function createClient(csrfToken, fetch) {
	return trpc.createClient({ links: [splitLink({
		condition: (operation) => operation.type === "query",
		true: httpBatchStreamLink({
			url,
			fetch,
			maxItems: 10
		}),
		false: [retryLink({ retry({ error, attempts }) {
			const isRefused = httpStatus(error) === 400 && error.message.includes("CSRF");
			if (isRefused) csrfToken.forget();
			return isRefused && attempts === 1;
		} }), httpLink({
			url,
			fetch,
			headers: async () => ({ "X-CSRFToken": await csrfToken.read() })
		})]
	})] });
}
// src/ui/toast.ts
var waiting = [];
var listeners$1 = /* @__PURE__ */ new Set();
/**
* Shows a sentence for 3 seconds. Nothing may be said in a toast alone: an error also stands where it belongs.
* The toaster itself loads with the first toast.
*/
function showToast(toast) {
	waiting = [...waiting, toast];
	for (const listener of listeners$1) listener();
}
/** The toasts that wait to be shown, as an external store for the host. */
var waitingToasts = {
	read: () => waiting,
	subscribe(listener) {
		listeners$1.add(listener);
		return () => listeners$1.delete(listener);
	},
	take() {
		const taken = waiting;
		waiting = [];
		return taken;
	}
};
// src/ui/toast-host.tsx
var Toaster = lazy(async () => ({ default: (await import("./assets/toaster-DPM1SbSZ.js")).Toaster }));
var none = [];
/** Stands once in the app and loads the toaster when there is something to say. */
function ToastHost() {
	const waiting = useSyncExternalStore(waitingToasts.subscribe, waitingToasts.read, () => none);
	const isNeeded = useRef(false);
	if (waiting.length > 0) isNeeded.current = true;
	if (!isNeeded.current) return null;
	return /* @__PURE__ */ jsx(Suspense, {
		fallback: null,
		children: /* @__PURE__ */ jsx(Toaster, { waiting })
	});
}
// src/app/providers.tsx
/** What every page may count on: the procedures, their cache, and a place for toasts. */
function Providers({ queryClient, trpcClient, children }) {
	return /* @__PURE__ */ jsx(trpc.Provider, {
		client: trpcClient,
		queryClient,
		children: /* @__PURE__ */ jsxs(QueryClientProvider, {
			client: queryClient,
			children: [children, /* @__PURE__ */ jsx(ToastHost, {})]
		})
	});
}
// src/app/query-client.ts
var retries = 2;
/**
* The one cache of server state. After any change everything on screen is asked for again: a family's data is small,
* and a stale counter costs more trust than a call. Failures of queries with a 5xx reach the error page; others stay
* with the screen, which shows them where they belong.
*/
function createQueryClient(csrfToken) {
	const queryClient = new QueryClient({
		defaultOptions: {
			queries: {
				staleTime: 3e4,
				networkMode: "always",
				retry: (failures, error) => failures < retries && mayPass(error),
				throwOnError: (error) => (httpStatus(error) ?? 0) >= 500
			},
			mutations: {
				networkMode: "always",
				retry: false
			}
		},
		mutationCache: new MutationCache({
			onSuccess: async (_data, _variables, _result, mutation) => {
				if (!mutation.meta?.changes_session) return void queryClient.invalidateQueries();
				csrfToken.forget();
				await queryClient.resetQueries();
			},
			onError: (error, _variables, _result, mutation) => {
				if (!mutation.meta?.shows_own_error) showToast({
					message: errorMessage(error),
					tone: "error"
				});
			}
		})
	});
	return queryClient;
}
function mayPass(error) {
	const status = httpStatus(error);
	return status === void 0 || status >= 502 && status <= 504;
}
// src/lib/paths.ts
/**
* Every address of a page, once. `to={paths.activities}` is checked against the routes by the router's types;
* addresses with a parameter go as `to="/activities/$activity_id" params={{ activity_id }}`.
*/
var paths = {
	home: "/",
	login: "/login",
	register: "/register",
	forgotPassword: "/forgot-password",
	resetPassword: "/reset-password",
	verifyEmail: "/verify-email",
	activities: "/activities",
	activity: "/activities/$activity_id",
	freeActivities: "/activities/free",
	generator: "/ai-generator",
	upgrade: "/upgrade",
	community: "/community",
	premiumLibrary: "/premium-library",
	dashboard: "/dashboard",
	profile: "/profile",
	admin: "/admin",
	hunt: "/scavenger-hunt"
};
/** The address a parent sends to a friend: the site's origin, then /register with the code. */
function referralLink(origin, referralCode) {
	return `${origin}/register?ref=${encodeURIComponent(referralCode)}`;
}
// src/ui/class-names.ts
/** Joins class names and leaves out what does not apply: `classNames('btn', isBlock && 'block')`. */
function classNames(...names) {
	return names.filter(Boolean).join(" ");
}
// src/ui/spinner.tsx
/** A small turning slice, for inside buttons and bars. `label` says what is awaited; without it, it is decoration. */
function Spinner({ label }) {
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsxs("svg", {
		className: "spinner",
		viewBox: "0 0 24 24",
		"aria-hidden": "true",
		focusable: "false",
		children: [/* @__PURE__ */ jsx("circle", {
			className: "face",
			cx: "12",
			cy: "12",
			r: "9",
			strokeWidth: "3"
		}), /* @__PURE__ */ jsx("path", {
			className: "wedge",
			d: "M12 12V3A9 9 0 0 1 19.8 7.5Z"
		})]
	}), label && /* @__PURE__ */ jsx("span", {
		role: "status",
		className: "hidden-text",
		children: label
	})] });
}
// src/ui/button.tsx
/** A button that does something here. What leads elsewhere is a `LinkButton`. */
function Button({ variant, size, isBlock, isSquare, icon: Icon, isPending = false, className, children, onClick, ...rest }) {
	function press(event) {
		if (isPending) event.preventDefault();
		else onClick?.(event);
	}
	return /* @__PURE__ */ jsxs("button", {
		type: "button",
		...rest,
		className: buttonClass({
			variant,
			size,
			isBlock,
			isSquare
		}, className),
		"aria-busy": isPending || void 0,
		onClick: press,
		children: [isPending ? /* @__PURE__ */ jsx(Spinner, {}) : Icon && /* @__PURE__ */ jsx(Icon, {
			className: "icon",
			"aria-hidden": true
		}), children]
	});
}
/** The look of a button, for links that look like one. */
function buttonClass({ variant = "secondary", size, isBlock, isSquare }, className) {
	return classNames("btn", variant !== "plain" && variant, size, isBlock && "block", isSquare && "square", className);
}
// src/ui/link-button.tsx
/** A link with the look of a button. Inside the app use `ButtonTo` from `lib/links.tsx`, which knows the routes. */
function LinkButton({ variant, size, isBlock, isSquare, icon: Icon, className, children, ...rest }) {
	return /* @__PURE__ */ jsxs("a", {
		...rest,
		className: buttonClass({
			variant,
			size,
			isBlock,
			isSquare
		}, className),
		children: [Icon && /* @__PURE__ */ jsx(Icon, {
			className: "icon",
			"aria-hidden": true
		}), children]
	});
}
// src/lib/links.tsx
/** A button-like link to a page of ours: `<ButtonTo to="/register" variant="primary">Sign Up Now</ButtonTo>`. */
var ButtonTo = createLink(LinkButton);
// src/ui/page-title.tsx
/** The one h1 of a page. It names the tab and takes the focus when a reader arrives from another page. */
function PageTitle({ children, title, className }) {
	useDocumentTitle(title ?? (typeof children === "string" ? children : ""));
	return /* @__PURE__ */ jsx("h1", {
		tabIndex: -1,
		className,
		children
	});
}
/** Names the browser's tab: 'My Activities | Five Good Minutes', as the server's own titles do. */
function useDocumentTitle(title) {
	useTitle(title ? `${title} | Five Good Minutes` : "Five Good Minutes");
}
/** Names the browser's tab with exactly these words. */
function useTitle(title) {
	useEffect(() => {
		document.title = title;
	}, [title]);
}
// src/ui/request-id.tsx
/** The id under which a failure stands in the server's log, for a parent who writes to us. */
function RequestId({ id }) {
	if (!id) return null;
	return /* @__PURE__ */ jsxs("p", {
		className: "label muted mt-4",
		children: ["If you write to us: ", id]
	});
}
// src/ui/wedge-clock.tsx
var center = 12;
var radius = 8.6;
/** Minutes as a slice of the hour: time is always a wedge. Decoration; the number stands beside it. */
function WedgeClock({ minutes, size }) {
	return /* @__PURE__ */ jsxs("svg", {
		className: classNames("clock", size),
		viewBox: "0 0 24 24",
		"aria-hidden": "true",
		focusable: "false",
		children: [/* @__PURE__ */ jsx("circle", {
			className: "face",
			cx: center,
			cy: center,
			r: "10.4",
			strokeWidth: "1.4",
			fill: "none"
		}), minutes >= 60 ? /* @__PURE__ */ jsx("circle", {
			className: "wedge",
			cx: center,
			cy: center,
			r: radius
		}) : /* @__PURE__ */ jsx("path", {
			className: "wedge",
			d: wedgePath(minutes)
		})]
	});
}
function wedgePath(minutes) {
	const angle = Math.max(0, minutes) / 60 * 2 * Math.PI;
	const x = (center + radius * Math.sin(angle)).toFixed(2);
	const y = (center - radius * Math.cos(angle)).toFixed(2);
	return `M12 12V3.4A${radius} ${radius} 0 ${minutes > 30 ? 1 : 0} 1 ${x} ${y}Z`;
}
// src/app/error-page.tsx
/**
* Any page that could not be shown. The bars stay, so there is always a way on. It is part of the first script and
* draws with what is there already: it must also appear when nothing more can be loaded.
*/
function ErrorPage({ error, reset }) {
	const router = useRouter();
	const queries = useQueryErrorResetBoundary();
	function tryAgain() {
		queries.reset();
		reset();
		router.invalidate();
	}
	return /* @__PURE__ */ jsx("div", {
		className: "wrap page",
		children: /* @__PURE__ */ jsxs("div", {
			className: "card empty",
			role: "alert",
			children: [
				/* @__PURE__ */ jsx(WedgeClock, {
					minutes: 5,
					size: "huge"
				}),
				/* @__PURE__ */ jsx(PageTitle, {
					className: "text-h3",
					children: "That did not work"
				}),
				/* @__PURE__ */ jsx("p", {
					className: "muted",
					children: httpStatus(error) === void 0 ? "This page failed to load." : errorMessage(error)
				}),
				/* @__PURE__ */ jsxs("div", {
					className: "row",
					children: [/* @__PURE__ */ jsx(Button, {
						variant: "primary",
						size: "small",
						onClick: tryAgain,
						children: "Try Again"
					}), /* @__PURE__ */ jsx(ButtonTo, {
						to: paths.home,
						variant: "secondary",
						size: "small",
						children: "Go Home"
					})]
				}),
				/* @__PURE__ */ jsx(RequestId, { id: requestId(error) })
			]
		})
	});
}
/** The registration tiers in order of their numbers; set once, at registration. */
var registration_tiers = [
	{
		tier: "founding_premium",
		name: "Founding Family",
		badge: "Founding",
		badge_color: "gold",
		first_number: 1,
		last_number: 50,
		fee_usd: 0,
		percent_off: 100
	},
	{
		tier: "recovery_tier",
		name: "Pioneer",
		badge: "Pioneer",
		badge_color: "purple",
		first_number: 51,
		last_number: 100,
		fee_usd: 300,
		percent_off: 88
	},
	{
		tier: "value_tier",
		name: "Early Supporter",
		badge: "Early Support",
		badge_color: "blue",
		first_number: 101,
		last_number: 200,
		fee_usd: 700,
		percent_off: 72
	},
	{
		tier: "early_bird",
		name: "Early Bird",
		badge: "Early Bird",
		badge_color: "green",
		first_number: 201,
		last_number: 400,
		fee_usd: 1200,
		percent_off: 52
	},
	{
		tier: "standard",
		name: "Standard",
		badge: "Standard",
		badge_color: "gray",
		first_number: 401,
		last_number: null,
		fee_usd: 2500,
		percent_off: 0
	}
];
/** Heading of the promo card for a visitor (spec part one §4). */
function promoHeading(info) {
	if (!info) return "Join Founding Families!";
	const spots = info.spots_remaining;
	if (spots === null || spots > 10) return "Join 50 Founding Families!";
	if (spots > 5) return `Only ${spots} Founding Spots Left!`;
	if (spots > 0) return `FINAL ${spots} FOUNDING SPOTS!`;
	return "Join Waitlist - Be First in Line!";
}
/** Body of the promo card for a visitor (spec part one §4). */
function promoBody(info) {
	if (info?.spots_remaining === 0) return "Founding spots filled! Join our waitlist to be notified when the next tier opens.";
	const offer = "The first 50 families get premium free for life (worth $25 a month) and 50 AI credits.";
	if (info?.spots_remaining == null) return offer;
	return `${offer} Only ${info.spots_remaining} spots remaining!`;
}
/** The word on the membership badge (spec part two §2, top navigation bar). */
function membershipBadge(user) {
	if (user.founding_member) return "Founding";
	return registration_tiers.find((row) => row.tier === user.tier)?.badge ?? "Standard";
}
// src/features/landing/use-registration-info.ts
/**
* What the next family to join would get; undefined until it is known, and when it cannot be known: the promotion
* then speaks in general terms (spec, calls).
*/
function useRegistrationInfo() {
	return trpc.auth.registrationInfo.useQuery(void 0, { throwOnError: false }).data;
}
// src/features/landing/founding-banner.tsx
/** The strip above the landing page. Its height does not change when the count arrives. */
function FoundingBanner() {
	const spots = useRegistrationInfo()?.spots_remaining;
	return /* @__PURE__ */ jsx("aside", {
		className: "founding",
		"aria-label": "Founding Families",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [/* @__PURE__ */ jsx(Crown, {
				className: "icon",
				"aria-hidden": true
			}), /* @__PURE__ */ jsxs("p", { children: [
				/* @__PURE__ */ jsx("b", { children: "Founding Families:" }),
				" ",
				/* @__PURE__ */ jsx("span", {
					className: "only-desk",
					children: "the first 50 families get lifetime premium free."
				}),
				/* @__PURE__ */ jsx("span", {
					className: "only-phone",
					children: "free for life."
				}),
				" ",
				typeof spots === "number" && `${50 - spots} of 50 have joined. `,
				/* @__PURE__ */ jsx(Link, {
					to: paths.home,
					hash: "founding",
					children: "How it works"
				})
			] })]
		})
	});
}
// src/ui/skip-link.tsx
/** The first thing the Tab key reaches: past the navigation, to what the page is about. */
function SkipLink() {
	return /* @__PURE__ */ jsx("a", {
		className: "skip",
		href: "#main",
		children: "Skip to content"
	});
}
// src/app/places.ts
/** The five places of the navigation, the same in the top bar and the bottom bar. */
var places = [
	{
		label: "My Activities",
		to: paths.activities,
		icon: Blocks
	},
	{
		label: "Create",
		to: paths.generator,
		icon: Lightbulb
	},
	{
		label: "Community",
		to: paths.community,
		icon: UsersRound
	},
	{
		label: "Hunt",
		to: paths.hunt,
		icon: Map
	},
	{
		label: "Premium",
		to: paths.premiumLibrary,
		icon: BookHeart
	}
];
// src/app/bottom-bar.tsx
/** The five places under the thumb, on phones. */
function BottomBar() {
	return /* @__PURE__ */ jsx("nav", {
		className: "bottom",
		"aria-label": "Places",
		children: places.map(({ label, to, icon: Icon }) => /* @__PURE__ */ jsxs(Link, {
			to,
			children: [/* @__PURE__ */ jsx("span", {
				className: "pip",
				children: /* @__PURE__ */ jsx(Icon, {
					className: "icon",
					"aria-hidden": true
				})
			}), label]
		}, to))
	});
}
// src/lib/browser-storage.ts
/** Reads a key; a browser that blocks storage (private modes, strict settings) answers as if it were empty. */
function readStored(key) {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}
/** Keeps a value if the browser lets us; null removes it. Nothing may depend on it having worked. */
function store(key, value) {
	try {
		if (value === null) localStorage.removeItem(key);
		else localStorage.setItem(key, value);
	} catch {}
}
// src/app/cookie-notice.tsx
var key$1 = "cookies-accepted";
var neverChanges = () => () => {};
/**
* Says which cookie there is, until it is accepted. Information, not a wall: the page works meanwhile.
* The prerendered page has none, because only the browser knows whether it was accepted.
*/
function CookieNotice() {
	const wasAccepted = useSyncExternalStore(neverChanges, () => readStored(key$1) === "true", () => true);
	const [isAcceptedNow, setIsAcceptedNow] = useState(false);
	if (wasAccepted || isAcceptedNow) return null;
	function accept() {
		store(key$1, "true");
		setIsAcceptedNow(true);
	}
	return /* @__PURE__ */ jsxs("section", {
		className: "cookie-notice",
		"aria-label": "Cookie notice",
		children: [/* @__PURE__ */ jsx("p", { children: "One cookie keeps you signed in. Nothing follows you around." }), /* @__PURE__ */ jsx(Button, {
			variant: "secondary",
			size: "small",
			onClick: accept,
			children: "Accept"
		})]
	});
}
// src/lib/theme.ts
var key = "theme";
var listeners = /* @__PURE__ */ new Set();
/** The chosen theme and how to choose another. `public/theme.js` applies the same choice before the first paint. */
function useTheme() {
	return [useSyncExternalStore(subscribe, readTheme, () => "system"), chooseTheme];
}
function chooseTheme(theme) {
	store(key, theme === "system" ? null : theme);
	if (theme === "system") delete document.documentElement.dataset.theme;
	else document.documentElement.dataset.theme = theme;
	for (const listener of listeners) listener();
}
function readTheme() {
	const chosen = document.documentElement.dataset.theme ?? readStored(key);
	return chosen === "light" || chosen === "dark" ? chosen : "system";
}
function subscribe(listener) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
// src/ui/arrow-keys.ts
var steps = {
	ArrowRight: 1,
	ArrowDown: 1,
	ArrowLeft: -1,
	ArrowUp: -1
};
/**
* The keyboard of a radio group: arrows go round and choose, Home and End go to the ends; what is disabled is passed
* over. Put it on the element with role="radiogroup".
*/
function chooseByArrowKeys(event) {
	const radios = [...event.currentTarget.querySelectorAll("[role=\"radio\"]:not([disabled])")];
	const current = radios.indexOf(document.activeElement);
	const next = nextIndex(event.key, current, radios.length);
	const radio = next === void 0 ? void 0 : radios[next];
	if (!radio) return;
	event.preventDefault();
	radio.focus();
	radio.click();
}
/** Which of a group's radios the Tab key reaches: the chosen one, or the first when none is chosen. */
function tabStop(options, chosen) {
	const enabled = options.filter((option) => !option.isDisabled);
	return (enabled.find((option) => option.value === chosen) ?? enabled[0])?.value;
}
function nextIndex(key, current, length) {
	if (length === 0 || current < 0) return void 0;
	if (key === "Home") return 0;
	if (key === "End") return length - 1;
	const step = steps[key];
	return step === void 0 ? void 0 : (current + step + length) % length;
}
// src/ui/segmented.tsx
/** One of two to four short words in a tray. */
function Segmented({ label, options, value, onChange }) {
	const reachable = tabStop(options, value);
	return /* @__PURE__ */ jsx("div", {
		role: "radiogroup",
		className: "segments",
		"aria-label": label,
		onKeyDown: chooseByArrowKeys,
		children: options.map((option) => /* @__PURE__ */ jsx("button", {
			type: "button",
			role: "radio",
			"aria-checked": option.value === value,
			disabled: option.isDisabled,
			tabIndex: option.value === reachable ? 0 : -1,
			onClick: () => onChange(option.value),
			children: option.label
		}, option.value))
	});
}
// src/ui/badge.tsx
/** A quiet mark beside a name, smaller than a chip. */
function Badge({ tone, icon: Icon, children }) {
	return /* @__PURE__ */ jsxs("span", {
		className: classNames("badge", tone),
		children: [Icon && /* @__PURE__ */ jsx(Icon, {
			className: "icon",
			"aria-hidden": true
		}), children]
	});
}
// src/app/membership-badge.tsx
/** A family's membership in one or two words; founders wear the crown (spec, navigation bar). */
function MembershipBadge({ user }) {
	if (!user.founding_member) return /* @__PURE__ */ jsx(Badge, { children: membershipBadge(user) });
	return /* @__PURE__ */ jsx(Badge, {
		tone: "honey",
		icon: Crown,
		children: membershipBadge(user)
	});
}
// src/app/session.tsx
/** Who is here. A check that fails counts as signed out (spec, sign-in check). */
function useSession() {
	const status = trpc.auth.status.useQuery(void 0, {
		throwOnError: false,
		staleTime: 6e4
	});
	if (status.isPending) return {
		state: "checking",
		user: null
	};
	const user = status.data?.user ?? null;
	return user ? {
		state: "signed_in",
		user
	} : {
		state: "signed_out",
		user: null
	};
}
/** Signs out and goes home. A failure leaves the family signed in and is only logged, as the spec says. */
function useLogout() {
	const navigate = useNavigate();
	const logout = trpc.auth.logout.useMutation({
		meta: {
			changes_session: true,
			shows_own_error: true
		},
		onSuccess: () => navigate({ to: paths.home }),
		onError: (error) => {
			console.warn("Logout failed", error.message);
		}
	});
	return {
		isPending: logout.isPending,
		mutate: () => logout.mutate()
	};
}
// src/app/footer.tsx
var themes = [
	{
		value: "system",
		label: "Auto"
	},
	{
		value: "light",
		label: "Day"
	},
	{
		value: "dark",
		label: "Night"
	}
];
/** The end of every page: a few ways on, day or night, and on phones who is signed in. */
function Footer({ session }) {
	const [theme, setTheme] = useTheme();
	return /* @__PURE__ */ jsx("footer", {
		className: "foot",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [
				session.state === "signed_in" && /* @__PURE__ */ jsx(Me, { user: session.user }),
				/* @__PURE__ */ jsxs("nav", {
					"aria-label": "More",
					children: [
						/* @__PURE__ */ jsx(Link, {
							to: paths.activities,
							children: session.state === "signed_in" ? "My Activities" : "Sample Activities"
						}),
						/* @__PURE__ */ jsx(Link, {
							to: paths.freeActivities,
							children: "Free downloads"
						}),
						session.state === "signed_in" && /* @__PURE__ */ jsx(Link, {
							to: paths.dashboard,
							children: "Dashboard"
						})
					]
				}),
				/* @__PURE__ */ jsxs("div", {
					className: "last",
					children: [/* @__PURE__ */ jsx("p", { children: "No ads, no trackers. One cookie, to keep you signed in." }), /* @__PURE__ */ jsx(Segmented, {
						label: "Day or night",
						options: themes,
						value: theme,
						onChange: setTheme
					})]
				})
			]
		})
	});
}
function Me({ user }) {
	const logout = useLogout();
	return /* @__PURE__ */ jsxs("div", {
		className: "me only-phone",
		children: [
			/* @__PURE__ */ jsx("b", { children: user.name }),
			/* @__PURE__ */ jsx(MembershipBadge, { user }),
			/* @__PURE__ */ jsx(Button, {
				variant: "text",
				size: "small",
				icon: LogOut,
				isPending: logout.isPending,
				onClick: () => logout.mutate(),
				children: "Logout"
			}),
			user.is_admin && /* @__PURE__ */ jsx(Link, {
				to: paths.admin,
				children: "Admin"
			})
		]
	});
}
// src/ui/avatar.tsx
/** The first letter of a name in a circle. Decoration: the link around it says whose profile it is. */
function Avatar({ name }) {
	return /* @__PURE__ */ jsx("span", {
		"aria-hidden": "true",
		children: initial(name)
	});
}
/** The first letter as people see it, also where it takes two code units. */
function initial(name) {
	return ([...name.trim()][0] ?? "?").toLocaleUpperCase();
}
// src/ui/logo.tsx
/**
* The wordmark, or on the narrowest phones the mark alone, from the two symbols that every page carries in its HTML
* (see `vite.config.ts`): they are there at the first paint and weigh nothing in the script. The link around says the name.
*/
function Logo() {
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("svg", {
		className: "whole",
		viewBox: "0 0 390 64",
		"aria-hidden": "true",
		focusable: "false",
		children: /* @__PURE__ */ jsx("use", { href: "#wordmark" })
	}), /* @__PURE__ */ jsx("svg", {
		className: "mark-only",
		viewBox: "0 0 64 64",
		"aria-hidden": "true",
		focusable: "false",
		children: /* @__PURE__ */ jsx("use", { href: "#logo-mark" })
	})] });
}
// src/app/top-bar.tsx
/** The navigation bar of the spec: a spinner while it is not known who is here, then the one or the other. */
function TopBar({ session }) {
	return /* @__PURE__ */ jsx("header", {
		className: "top",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [
				/* @__PURE__ */ jsx(Link, {
					to: paths.home,
					className: "brand",
					"aria-label": "Five Good Minutes, home",
					children: /* @__PURE__ */ jsx(Logo, {})
				}),
				session.state === "signed_in" && /* @__PURE__ */ jsx(Places, { is_admin: session.user.is_admin }),
				session.state === "checking" && /* @__PURE__ */ jsx(Checking, {}),
				session.state === "signed_out" && /* @__PURE__ */ jsx(SignedOut, {}),
				session.state === "signed_in" && /* @__PURE__ */ jsx(SignedIn, { user: session.user })
			]
		})
	});
}
function Checking() {
	return /* @__PURE__ */ jsxs("div", {
		className: "account",
		children: [/* @__PURE__ */ jsx(Spinner, { label: "Checking whether you are signed in" }), /* @__PURE__ */ jsxs("noscript", { children: [
			/* @__PURE__ */ jsx("a", {
				href: paths.login,
				children: "Login"
			}),
			" ",
			/* @__PURE__ */ jsx("a", {
				href: paths.register,
				children: "Sign Up"
			})
		] })]
	});
}
function SignedOut() {
	return /* @__PURE__ */ jsxs("nav", {
		className: "account signed-out",
		"aria-label": "Account",
		children: [/* @__PURE__ */ jsx(ButtonTo, {
			to: paths.login,
			variant: "text",
			size: "small",
			children: "Login"
		}), /* @__PURE__ */ jsx(ButtonTo, {
			to: paths.register,
			variant: "secondary",
			size: "small",
			children: "Sign Up"
		})]
	});
}
function Places({ is_admin }) {
	return /* @__PURE__ */ jsxs("nav", {
		className: "places",
		"aria-label": "Main",
		children: [places.map((place) => /* @__PURE__ */ jsx(Link, {
			to: place.to,
			children: place.label
		}, place.to)), is_admin && /* @__PURE__ */ jsx(Link, {
			to: paths.admin,
			children: "Admin"
		})]
	});
}
function SignedIn({ user }) {
	const logout = useLogout();
	return /* @__PURE__ */ jsxs("div", {
		className: "account",
		children: [
			/* @__PURE__ */ jsx(Link, {
				to: paths.profile,
				className: "avatar",
				"aria-label": `Profile of ${user.name}`,
				children: /* @__PURE__ */ jsx(Avatar, { name: user.name })
			}),
			/* @__PURE__ */ jsxs("span", {
				className: "who only-desk",
				children: [/* @__PURE__ */ jsx("b", {
					className: "small",
					children: user.name
				}), /* @__PURE__ */ jsx(MembershipBadge, { user })]
			}),
			/* @__PURE__ */ jsx(Button, {
				className: "only-desk",
				variant: "plain",
				size: "small",
				isSquare: true,
				icon: LogOut,
				"aria-label": "Logout",
				title: "Logout",
				isPending: logout.isPending,
				onClick: () => logout.mutate()
			})
		]
	});
}
// src/app/use-focus-on-navigation.ts
/**
* Arriving on another page puts the focus on its heading, so that a screen reader starts there and the Tab key goes
* on from there. The first page keeps the browser's own start.
*/
function useFocusOnNavigation() {
	const router = useRouter();
	useEffect(() => router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
		if (!fromLocation || !pathChanged) return;
		const main = document.getElementById("main");
		(main?.querySelector("h1[tabindex=\"-1\"]") ?? main)?.focus({ preventScroll: true });
	}), [router]);
}
// src/app/layout.tsx
/** What frames every page. The pages themselves start with their own width (`wrap`). */
function Layout() {
	const session = useSession();
	const { hidesBottomBar, hasFoundingBanner } = useStaticData();
	const hasBottomBar = session.state === "signed_in" && !hidesBottomBar;
	useFocusOnNavigation();
	return /* @__PURE__ */ jsxs("div", {
		className: classNames("site", hasBottomBar && "has-bottom"),
		children: [
			/* @__PURE__ */ jsx(SkipLink, {}),
			/* @__PURE__ */ jsx(PendingBar, {}),
			hasFoundingBanner && /* @__PURE__ */ jsx(FoundingBanner, {}),
			/* @__PURE__ */ jsx(TopBar, { session }),
			/* @__PURE__ */ jsx("main", {
				id: "main",
				tabIndex: -1,
				children: /* @__PURE__ */ jsx(Outlet, {})
			}),
			/* @__PURE__ */ jsx(Footer, { session }),
			hasBottomBar && /* @__PURE__ */ jsx(BottomBar, {}),
			/* @__PURE__ */ jsx(CookieNotice, {})
		]
	});
}
function useStaticData() {
	return useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {};
}
function PendingBar() {
	return useRouterState({ select: (state) => state.isLoading }) ? /* @__PURE__ */ jsx("div", {
		className: "pending-bar",
		role: "progressbar",
		"aria-label": "Loading"
	}) : null;
}
// src/app/search.ts
/**
* Search parameters are plain words. The router's own reading would turn a referral code such as 1e5 into a number,
* and write texts with quotation marks.
*/
function parseSearch(search) {
	return Object.fromEntries(new URLSearchParams(search));
}
/** The reverse: leaves out what is empty, and the question mark when nothing is left. */
function stringifySearch(search) {
	const present = Object.entries(search).filter(([, value]) => value !== void 0 && value !== "");
	const query = new URLSearchParams(present.map(([key, value]) => [key, String(value)])).toString();
	return query ? `?${query}` : "";
}
// src/app/routes.tsx
var rootRoute = createRootRoute({
	component: Layout,
	notFoundComponent: lazyRouteComponent(() => import("./assets/not-found-page-B_0yFsz8.js"), "NotFoundPage")
});
var getParentRoute = () => rootRoute;
var landingRoute = createRoute({
	getParentRoute,
	path: "/",
	staticData: { hasFoundingBanner: true },
	component: lazyRouteComponent(() => import("./assets/landing-page-DaJmoVeO.js"), "LandingPage")
});
var loginRoute = createRoute({
	getParentRoute,
	path: "/login",
	component: lazyRouteComponent(() => import("./assets/login-page-BWLBOIbo.js"), "LoginPage")
});
var registerRoute = createRoute({
	getParentRoute,
	path: "/register",
	validateSearch: (search) => ({ ref: text(search.ref) }),
	component: lazyRouteComponent(() => import("./assets/register-page-Ddw47EdJ.js"), "RegisterPage")
});
var forgotPasswordRoute = createRoute({
	getParentRoute,
	path: "/forgot-password",
	component: lazyRouteComponent(() => import("./assets/forgot-password-page-Dg52fS_f.js"), "ForgotPasswordPage")
});
var resetPasswordRoute = createRoute({
	getParentRoute,
	path: "/reset-password",
	validateSearch: (search) => ({ token: text(search.token) }),
	component: lazyRouteComponent(() => import("./assets/reset-password-page-BKxGKt8w.js"), "ResetPasswordPage")
});
var verifyEmailRoute = createRoute({
	getParentRoute,
	path: "/verify-email",
	validateSearch: (search) => ({ token: text(search.token) }),
	component: lazyRouteComponent(() => import("./assets/verify-email-page-MYMyh5zy.js"), "VerifyEmailPage")
});
var activitiesRoute = createRoute({
	getParentRoute,
	path: "/activities",
	component: lazyRouteComponent(() => import("./assets/activities-page-D7wvgfdt.js"), "ActivitiesPage")
});
var activityRoute = createRoute({
	getParentRoute,
	path: "/activities/$activity_id",
	staticData: { hidesBottomBar: true },
	component: lazyRouteComponent(() => import("./assets/activity-page-f_sB9q4f.js"), "ActivityPage")
});
var aliases = [
	alias("/activities/public", paths.activities),
	alias("/generate", paths.generator),
	alias("/premium", paths.premiumLibrary)
];
var toCome = [
	notBuiltYet("/activities/free", "freeActivities"),
	notBuiltYet("/ai-generator", "generator"),
	notBuiltYet("/upgrade", "upgrade"),
	notBuiltYet("/community", "community"),
	notBuiltYet("/premium-library", "premiumLibrary"),
	notBuiltYet("/dashboard", "dashboard"),
	notBuiltYet("/profile", "profile"),
	notBuiltYet("/admin", "admin"),
	notBuiltYet("/scavenger-hunt", "hunt"),
	notBuiltYet("/scavenger-hunt/$", "hunt")
];
var kitRoutes = [];
var routeTree = rootRoute.addChildren([
	landingRoute,
	loginRoute,
	registerRoute,
	forgotPasswordRoute,
	resetPasswordRoute,
	verifyEmailRoute,
	activitiesRoute,
	activityRoute,
	...toCome,
	...aliases,
	...kitRoutes
]);
/** The one table of pages. Pages load when they are needed, and when a pointer rests on a link to them. */
function createAppRouter(history) {
	return createRouter({
		routeTree,
		history,
		parseSearch,
		stringifySearch,
		defaultPreload: "intent",
		defaultErrorComponent: ErrorPage,
		defaultPendingMs: 400,
		scrollRestoration: false
	});
}
function alias(path, to) {
	return createRoute({
		getParentRoute,
		path,
		beforeLoad: () => {
			throw redirect({
				to,
				replace: true
			});
		}
	});
}
function notBuiltYet(path, placeToCome) {
	return createRoute({
		getParentRoute,
		path,
		staticData: { placeToCome },
		component: lazyRouteComponent(() => import("./assets/not-built-yet-page-DFKgiM9t.js"), "NotBuiltYetPage")
	});
}
function text(value) {
	return typeof value === "string" && value ? value : void 0;
}
// src/app/app.tsx
/**
* Builds one application. The browser needs one; the prerender and every test make their own,
* with a memory history and (tests) the server's fetch.
*/
function createApp({ history, fetch } = {}) {
	const csrfToken = createCsrfToken(fetch);
	const queryClient = createQueryClient(csrfToken);
	const trpcClient = createClient(csrfToken, fetch);
	const router = createAppRouter(history);
	function App() {
		return /* @__PURE__ */ jsx(Providers, {
			queryClient,
			trpcClient,
			children: /* @__PURE__ */ jsx(RouterProvider, { router })
		});
	}
	return {
		App,
		router,
		queryClient
	};
}
// src/entry-prerender.tsx
/** The landing page as HTML, exactly what the browser hydrates. Called by `prerender.mjs` after the build. */
async function renderLanding() {
	const { App, router } = createApp({ history: createMemoryHistory({ initialEntries: ["/"] }) });
	await router.load();
	const { prelude } = await prerender(/* @__PURE__ */ jsx(StrictMode, { children: /* @__PURE__ */ jsx(App, {}) }));
	return new Response(prelude).text();
}
export { WedgeClock as a, ButtonTo as c, paths as d, referralLink as f, promoHeading as i, Button as l, useRegistrationInfo as n, PageTitle as o, waitingToasts as p, promoBody as r, renderLanding, useTitle as s, useSession as t, classNames as u };
