import { configure } from '@testing-library/svelte';

// A machine may do much else at once, and what is found appears as soon as it has loaded.
configure({ asyncUtilTimeout: 30_000 });
