// A vector that lives where it is declared: bounded, trivially copyable, never allocates.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace noblesse {

template <class T, std::size_t Capacity>
class InlineVector {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  constexpr void push_back(const T& item) {
    assert(size_ < Capacity);
    items_[size_++] = item;
  }
  constexpr void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  constexpr void clear() { size_ = 0; }

  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  static constexpr std::size_t capacity() { return Capacity; }

  constexpr T& operator[](std::size_t index) {
    assert(index < size_);
    return items_[index];
  }
  constexpr const T& operator[](std::size_t index) const {
    assert(index < size_);
    return items_[index];
  }
  constexpr const T& back() const { return (*this)[size_ - 1]; }

  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

 private:
  std::array<T, Capacity> items_{};
  std::size_t size_ = 0;
};

}  // namespace noblesse
