#pragma once

/// How many times the program has allocated on the heap so far.
unsigned long allocation_count(void);

/// How many bytes of the heap are in use, as the C library counts them.
unsigned long allocated_bytes(void);
